import { DECLINE_REASONS } from '@energy/contracts/sales/offer-states'
import type { OwnOffer } from '@energy/contracts/sales/own-offers'
import type { ComponentProps, ReactNode } from 'react'
import { Paragraphs } from '../../../shared/sections/paragraphs.tsx'
import { useCompany } from '../../../shared/site/use-site.ts'
import { Note } from '../requests/note.tsx'
import { useTimes } from '../requests/use-times.ts'
import { ASK, PrintButton } from './page-links.tsx'

/** Whether an offer can be answered. */
export const isOpen = ({ state }: Pick<OwnOffer, 'state'>) => state === 'sent' || state === 'seen'

/** Who wrote an offer: the company where the account is deleted. */
export function useAuthor({ sentBy }: Pick<OwnOffer, 'sentBy'>) {
  const { name } = useCompany()
  return sentBy || name
}

const AskLink = ({ children }: { children: ReactNode }) => (
  <a className="text-link" href={`#${ASK}`}>
    {children}
  </a>
)

/** What becomes of an order, in a sentence. */
function useOrderOutlook() {
  const { dateOf } = useTimes()
  return ({ state, number, scheduledFor, installedOn }: NonNullable<OwnOffer['order']>) => {
    if (state === 'cancelled') return `Your order ${number} is cancelled.`
    if (state === 'scheduled') return `Your order ${number} is planned for ${dateOf(scheduledFor)}.`
    if (installedOn) return `Your order ${number} was installed on ${dateOf(installedOn)}.`
    return `Your order has the number ${number}. We write to you about what comes next.`
  }
}

/** What became of an offer that nobody can answer any more, and how its look says it. */
function useOutcome(offer: OwnOffer): Pick<ComponentProps<typeof Note>, 'icon' | 'look' | 'children'> {
  const { longMoment, longDay, dateOf } = useTimes()
  const orderOutlook = useOrderOutlook()
  const author = useAuthor(offer)
  const { answer, order, state, validUntil } = offer
  if (state === 'accepted')
    return {
      icon: 'done',
      children: `Accepted by ${answer.name} on ${longMoment(answer.at)}. ${order ? orderOutlook(order) : ''}`.trim(),
    }
  if (state === 'declined') {
    const reason = answer.reason && DECLINE_REASONS[answer.reason]
    return {
      icon: 'info',
      look: 'over',
      children: (
        <>
          You declined this offer on {longDay(answer.at)}
          {reason && `: ${reason.charAt(0).toLowerCase()}${reason.slice(1)}`}. Changed your mind?{' '}
          <AskLink>Write to {author}</AskLink>
        </>
      ),
    }
  }
  if (state === 'expired')
    return {
      icon: 'clock',
      look: 'over',
      children: (
        <>
          This offer ran out on {dateOf(validUntil)}. Prices may have moved. <AskLink>Ask for a new one</AskLink>
        </>
      ),
    }
  if (state === 'draft')
    return {
      icon: 'clock',
      look: 'over',
      children: `${author} writes a new version of this offer. It comes by mail; this one cannot be accepted any more.`,
    }
  return {
    icon: 'info',
    look: 'over',
    children: (
      <>
        This offer is withdrawn, so it cannot be accepted any more. <AskLink>Write to {author}</AskLink>
      </>
    ),
  }
}

interface OutcomeProps {
  offer: OwnOffer
  /** The id to which the address of the answered form leads. */
  id: string
}

/** The one notice that replaces the forms once there is nothing to answer. */
export function Outcome({ offer, id }: OutcomeProps) {
  const outcome = useOutcome(offer)
  const said = offer.order?.note
  return (
    <div className="grid max-w-(--container-prose) justify-items-start gap-4">
      <Note id={id} {...outcome} />
      {said && (
        <div className="grid gap-2.5 border-l-4 border-leaf pl-4">
          <Paragraphs text={said} />
        </div>
      )}
      {offer.state === 'accepted' && <PrintButton />}
    </div>
  )
}
