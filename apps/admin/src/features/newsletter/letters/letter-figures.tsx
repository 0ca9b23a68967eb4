import type { LetterFigures as Figures } from '@energy/contracts/letters/letters'
import { formatCount } from '../../../shared/words/counts.ts'
import { Panel } from '../../../shared/sales/document-head.tsx'

interface Part {
  label: string
  count: number
  /** The class of its ground. */
  fill: string
  hint?: string
}

const partsOf = ({ sent, waiting, refused, failed, left }: Figures): Part[] => [
  { label: 'Sent', count: sent, fill: 'bg-leaf' },
  { label: 'Waiting', count: waiting, fill: 'bg-line' },
  { label: 'Refused', count: refused, fill: 'bg-heat', hint: 'By the mail server of the recipient, for good.' },
  { label: 'Given up', count: failed, fill: 'bg-danger', hint: 'After two days of attempts.' },
  { label: 'Left before', count: left, fill: 'bg-edge', hint: 'Unsubscribed before their mail went out.' },
]

/** How the mails of a letter have ended, as a band with its figures. */
export function LetterFigures({ figures }: { figures: Figures }) {
  // What did not happen needs no line, but what is asked about every letter has one.
  const parts = partsOf(figures).filter(({ label, count }) => count > 0 || label === 'Sent' || label === 'Refused')
  return (
    <Panel title="Recipients" aside={<span className="count">{formatCount(figures.recipients)}</span>}>
      <div className="mb-4 flex h-6 gap-1" aria-hidden="true">
        {parts.map(
          ({ label, count, fill }) => count > 0 && <div key={label} className={fill} style={{ flexGrow: count }} />,
        )}
      </div>
      <dl>
        {parts.map(({ label, count, fill, hint }) => (
          <div key={label} className="flex items-baseline gap-3 border-t border-line py-2.5">
            <dt className="min-w-0 flex-1">
              <span className={`mr-2.5 inline-block size-3 ${fill}`} aria-hidden="true" />
              {label}
              {hint && <span className="block pl-5.5 text-small text-muted">{hint}</span>}
            </dt>
            <dd className="font-[560] tabular-nums">{formatCount(count)}</dd>
          </div>
        ))}
        <div className="flex items-baseline gap-3 border-t-3 border-ink pt-2.5">
          <dt className="min-w-0 flex-1">
            Unsubscribed
            <span className="block text-small text-muted">By the link of this letter.</span>
          </dt>
          <dd className="font-[560] tabular-nums">{formatCount(figures.unsubscribed)}</dd>
        </div>
      </dl>
    </Panel>
  )
}
