import { CallError, isTemporary } from '@energy/client/call-error'
import type { Acceptance, OwnOffer, Refusal } from '@energy/contracts/sales/own-offers'
import { useEffect, useRef, useState } from 'react'
import { answerId, usePosted } from '../../../shared/form/posted.ts'
import { Note } from '../requests/note.tsx'
import { Accept } from './accept.tsx'
import { Decline } from './decline.tsx'
import { VERSION } from './offer-fields.ts'
import { isOpen, Outcome, useAuthor } from './outcome.tsx'
import { ANSWER } from './page-links.tsx'

type Answer = 'accept' | 'decline'

/** The calls that answer an offer. Both throw `CallError`: 409 if it was changed or answered in between. */
export interface Answers {
  accept: (body: Acceptance) => Promise<unknown>
  decline: (body: Refusal) => Promise<unknown>
  /** Reads the offer again. */
  refetch: () => Promise<unknown>
}

const ANSWERED = { accept: 'You have accepted this offer.', decline: 'You have declined this offer.' }
const NOTHING = { accept: 'Nothing was accepted.', decline: 'Nothing was declined.' }

interface ChangedProps {
  offer: OwnOffer
  /** What the customer has tried. */
  tried: Answer | undefined
  onShow: () => void
}

/** Says that the offer is another one than the customer has read. */
function Changed({ offer, tried, onShow }: ChangedProps) {
  const author = useAuthor(offer)
  return (
    <div className="max-w-(--container-prose)">
      <Note id={answerId(tried ?? 'accept')} icon="alert" look="bad">
        {author} has just changed this offer. {tried && NOTHING[tried]}{' '}
        {/* Without JavaScript it leads to the page as it was opened, with its forms. */}
        <a
          className="-my-3 inline-flex min-h-11 items-center font-medium text-danger underline underline-offset-4"
          href="?"
          onClick={(event) => {
            event.preventDefault()
            onShow()
          }}
        >
          Show the new one
        </a>
      </Note>
    </div>
  )
}

/** Confirms an answer where the offer cannot be read again. */
const Answered = ({ answer }: { answer: Answer }) => (
  <div className="max-w-(--container-prose)">
    <Note id={answerId(answer)}>{ANSWERED[answer]}</Note>
  </div>
)

/**
 * Gives the focus to the notice that has replaced the forms.
 * @param shown what is shown: a notice that takes the place of what had the focus, gets it
 * @param takesFocus whether it gets the focus in any case
 * @returns the ref of what is around it
 */
function useFocusedNote(shown: string, takesFocus: boolean) {
  const around = useRef<HTMLElement>(null)
  const before = useRef(shown)
  useEffect(() => {
    const isLost = before.current !== shown && document.activeElement === document.body
    before.current = shown
    if (takesFocus || isLost) around.current?.querySelector('output')?.focus()
  }, [shown, takesFocus])
  return around
}

/** The forms that answer an offer, or the one notice that replaces both. */
export function Answering({ offer, answers }: { offer: OwnOffer; answers: Answers }) {
  const accepted = usePosted('accept')
  const declined = usePosted('decline')
  const posted = accepted ?? declined
  const [tried, setTried] = useState<Answer>()
  const [done, setDone] = useState<Answer>()
  const answered: Answer | undefined = tried ?? (accepted ? 'accept' : declined && 'decline')
  // A newer version may come while the customer reads: nobody shall accept what they have not read.
  const [read, setRead] = useState(Number(posted?.values?.[VERSION] ?? offer.version))

  const sent =
    <Body,>(answer: Answer, send: (body: Body) => Promise<unknown>) =>
    (body: Body) =>
      send(body).catch(async (cause: unknown) => {
        // Where only the answer was lost, the offer is answered.
        if (isTemporary(cause) || (cause instanceof CallError && cause.status === 409)) {
          setTried(answer)
          await answers.refetch()
        }
        throw cause
      })
  const showNewVersion = () => {
    setRead(offer.version)
    setTried(undefined)
    setDone(undefined)
    // The link that was pressed is gone; the offer is read from its start.
    document.getElementById('main')?.focus({ preventScroll: true })
    scrollTo({ top: 0 })
  }
  const answeredBy = (answer: Answer) => () => {
    setTried(answer)
    setDone(answer)
  }
  const isRead = offer.version === read
  const hasForms = isOpen(offer) && isRead && !done
  const section = useFocusedNote(hasForms ? '' : `${isOpen(offer)} ${isRead}`, tried !== undefined)
  const shown = () => {
    if (!isOpen(offer)) return <Outcome offer={offer} id={answerId(answered ?? 'accept')} />
    if (!isRead) return <Changed offer={offer} tried={answered} onShow={showNewVersion} />
    if (done) return <Answered answer={done} />
    return (
      <div className="grid items-start gap-[clamp(2rem,5vw,6rem)] lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <Accept offer={offer} send={sent('accept', answers.accept)} onAnswered={answeredBy('accept')} />
        <Decline offer={offer} send={sent('decline', answers.decline)} onAnswered={answeredBy('decline')} />
      </div>
    )
  }
  return (
    <section
      ref={section}
      // A notice has the colour that the forms stand on.
      className={`section scroll-mt-16 ${isOpen(offer) ? 'not-printed' : ''} ${hasForms ? 'sunken' : 'joined'}`}
      id={ANSWER}
    >
      <div className="page">{shown()}</div>
    </section>
  )
}
