import { Mail, Phone, X } from 'lucide-react'
import { buttonClass } from '@energy/ui/button'
import { useId } from 'react'
import { dialled } from '../../../shared/words/dialled.ts'
import type { OpenInquiry } from '../inquiry.ts'
import { useShortcut } from '../keys/shortcuts.ts'

export type ReplyWay = 'mail' | 'call' | 'note'

interface ReplyTabsProps {
  item: OpenInquiry['item']
  /** The way that is open, if any. */
  way: ReplyWay | undefined
  hasDraft: boolean
  onChoose: (way: ReplyWay) => void
  onClose: () => void
}

const icon = (Drawing: typeof Mail) => <Drawing className="size-4.5" strokeWidth={1.75} aria-hidden="true" />

/** The ways to answer as tabs; as buttons while none is open. A call is a `tel:` link, which dials. */
export function ReplyTabs({ item: { email, phone }, way, hasDraft, onChoose, onClose }: ReplyTabsProps) {
  const shortcut = useShortcut()
  const look = (isPrimary: boolean) =>
    way ? 'tab min-w-touch justify-center' : buttonClass(isPrimary ? 'primary' : 'line', true)
  const number = dialled(phone)
  const reasonId = useId()
  const reason = email ? (number ? '' : 'No contact number is known.') : 'Their data has been deleted.'
  const attributesOf = (name: ReplyWay, key: string) => ({
    className: look(name === 'mail'),
    'aria-current': way === name || undefined,
    onClick: () => onChoose(name),
    ...shortcut(key),
  })
  const call = (
    <>
      {!way && icon(Phone)}
      Reply through call
    </>
  )
  return (
    <>
      <div
        className={
          way
            ? 'flex flex-wrap items-center gap-x-5 border-b border-line px-5 max-sm:gap-x-4'
            : 'grid grid-cols-2 gap-2 px-5 py-3 [&>*]:px-2!'
        }
      >
        <button
          type="button"
          disabled={!email}
          aria-describedby={email ? undefined : reasonId}
          {...attributesOf('mail', 'R')}
        >
          {!way && icon(Mail)}
          Reply through mail
        </button>
        {number ? (
          <a href={`tel:${number}`} {...attributesOf('call', 'C')}>
            {call}
          </a>
        ) : (
          <button type="button" className={look(false)} disabled aria-describedby={reasonId}>
            {call}
          </button>
        )}
        {way && (
          <button type="button" {...attributesOf('note', 'N')}>
            Note
          </button>
        )}
        {hasDraft && !way && <p className="col-span-2 text-small text-muted">A reply that you began is kept.</p>}
        {way && (
          <button type="button" className="icon-btn ml-auto md:hidden" aria-label="Close the answer" onClick={onClose}>
            <X className="icon" aria-hidden="true" />
          </button>
        )}
      </div>
      {reason && (
        <p id={reasonId} className={`px-5 text-small text-muted ${way ? 'pt-2.5' : 'pb-3'}`}>
          {reason}
        </p>
      )}
    </>
  )
}
