import { useConfig } from '@energy/client/use-config'
import { letter, type Letter } from '@energy/contracts/letters/letters'
import { formatMoment } from '@energy/contracts/time/company-time'
import { Button, buttonClass } from '@energy/ui/button'
import { CalendarX2, ExternalLink } from 'lucide-react'
import { useCompany } from '../../../shared/company/use-company.ts'
import { DocumentHead, Panel } from '../../../shared/sales/document-head.tsx'
import { StateMark } from '../../../shared/sales/state-mark.tsx'
import { useAct } from '../../../shared/actions/use-act.ts'
import { useChange } from '../../../shared/actions/use-checked-send.ts'
import { ArchiveSwitch } from './archive-switch.tsx'
import { LetterFigures } from './letter-figures.tsx'
import { letterLooks } from './letter-looks.ts'
import { MailPreview } from './mail-preview.tsx'

interface SentLetterProps {
  item: Letter
  onReload: () => Promise<unknown>
}

const TAGS = ['letters'] as const

/** A letter that is scheduled, being sent or sent: its figures, and the mail. */
export function SentLetter({ item, onReload }: SentLetterProps) {
  const { _id: id, title, state, sendAt, startedAt, isArchived } = item
  const { siteUrl } = useConfig()
  const clock = useCompany()
  const { mutateAsync, isPending } = useChange(letter.cancel, letter.read, (found) => found.state === 'draft')
  const act = useAct(TAGS)
  const isScheduled = state === 'scheduled'
  const cancel = async () => {
    await act('The letter is a draft again.', 'The schedule stays.', () => mutateAsync({ params: { id } }))
    await onReload()
  }
  return (
    <>
      <DocumentHead
        back={{ label: 'All letters', to: '/letters' }}
        title={title}
        record={id}
        actions={
          isScheduled ? (
            <Button look="line" small busy={isPending} onClick={() => void cancel()}>
              <CalendarX2 className="size-4.5" strokeWidth={1.75} aria-hidden="true" />
              Cancel the schedule
            </Button>
          ) : (
            isArchived && (
              <a className={buttonClass('line', true)} href={new URL(`/newsletter/letters/${id}`, siteUrl).href}>
                <ExternalLink className="size-4.5" strokeWidth={1.75} aria-hidden="true" />
                See it on the site
              </a>
            )
          )
        }
      >
        <StateMark look={letterLooks[state]} isBoxed />
        <span>
          {isScheduled
            ? `Goes out ${formatMoment(new Date(sendAt), clock)}`
            : `Begun ${formatMoment(new Date(startedAt), clock)}`}
        </span>
      </DocumentHead>
      <div className="grid min-w-0 items-start gap-6 xl:grid-cols-2">
        <div className="grid min-w-0 gap-6">
          {!isScheduled && <LetterFigures figures={item.figures} />}
          <Panel title="Archive">
            <ArchiveSwitch item={item} />
          </Panel>
        </div>
        <MailPreview id={id} version={state} />
      </div>
    </>
  )
}
