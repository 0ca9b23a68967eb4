import type { Attachment } from '@energy/contracts/inquiries/attachments'
import type { OwnRequest, RequestEntry } from '@energy/contracts/inquiries/requests'
import { Icon } from '../../../shared/icon.tsx'
import { Paragraphs } from '../../../shared/sections/paragraphs.tsx'
import { useCompany } from '../../../shared/site/use-site.ts'
import { DRAWINGS } from './drawings.ts'
import { Files, type Download } from './files.tsx'
import { useTimes } from './use-times.ts'

/** The first letters of the first and the last word of a name. */
function initialsOf(name: string) {
  const words = name.trim().split(/\s+/)
  const letters = [words[0], words.length > 1 ? words.at(-1) : ''].map((word = '') => [...word][0] ?? '')
  return letters.join('').toUpperCase()
}

interface WrittenProps {
  name: string
  at: string
  text: string
  /** Whether one of us wrote it. */
  isOurs: boolean
  files: readonly Attachment[]
  download: Download
}

function Written({ name, at, text, isOurs, files, download }: WrittenProps) {
  const company = useCompany().name
  const { near } = useTimes()
  const who = name || (isOurs ? company : '')
  return (
    <li className={`written ${isOurs ? 'ours' : ''}`}>
      <header>
        <span
          className={`inline-grid size-9 flex-none place-items-center rounded-full text-small/none font-semibold ${isOurs ? 'bg-sunken ring-[1.5px] ring-edge ring-inset' : 'bg-chart-3 text-press'}`}
          aria-hidden="true"
        >
          {initialsOf(who)}
        </span>
        <p className="min-w-0 flex-1 text-ui/[1.3]">
          <b className="block font-semibold">{who}</b>
          {who !== company && <span className="text-small text-muted">{isOurs ? company : 'You'}</span>}
        </p>
        <time dateTime={at}>{near(at)}</time>
      </header>
      <div className="grid max-w-(--container-prose) gap-2.5">
        {text ? <Paragraphs text={text} /> : <p className="text-muted">Sent without a comment.</p>}
      </div>
      <Files files={files} download={download} />
    </li>
  )
}

function Called({ who, at }: RequestEntry) {
  const company = useCompany().name
  const { near } = useTimes()
  return (
    <li className="flex items-center gap-3 pl-6 text-ui/[1.4] text-muted">
      <Icon path={DRAWINGS.phone} />
      <p>
        {who || company} called you: {near(at)}.
      </p>
    </li>
  )
}

interface ThreadProps {
  request: OwnRequest
  download: Download
}

/** What was written and said about a request, oldest first. */
export function Thread({ request: { name, createdAt, comment, timeline, attachments }, download }: ThreadProps) {
  const filesOf = (id: string) => ({ files: attachments.filter(({ entry }) => entry === id), download })
  return (
    <ol className="thread mt-9 grid gap-6">
      <Written name={name} at={createdAt} text={comment} isOurs={false} {...filesOf('')} />
      {timeline.map((entry) =>
        entry.what === 'call' ? (
          <Called key={entry._id} {...entry} />
        ) : (
          <Written
            key={entry._id}
            name={entry.who}
            at={entry.at}
            text={entry.text}
            isOurs={entry.what === 'reply'}
            {...filesOf(entry._id)}
          />
        ),
      )}
    </ol>
  )
}
