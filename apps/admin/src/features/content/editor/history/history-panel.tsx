import { query } from '@energy/client/query'
import { useCall } from '@energy/client/use-call'
import type { EditedKind } from '@energy/contracts/content/edited'
import type { ListedVersion } from '@energy/contracts/content/versions'
import { Dialog } from '@energy/ui/dialog'
import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useState } from 'react'
import { AuditLink } from '../../../../shared/records/audit-link.tsx'
import { atWhen, formatShortDateTime } from '../../../../shared/words/format-date.ts'
import { Loaded } from '../../../../shared/page/loaded.tsx'
import { callsOf, valuesIn } from '../../record/calls.ts'
import type { Values } from '../../record/values.ts'
import { Comparison } from './comparison.tsx'
import { VersionNote } from './version-note.tsx'

interface HistoryPanelProps {
  kind: EditedKind
  id: string
  /** What the form has now. */
  now: Values
  /** @param what names the fields in a sentence */
  onRestore: (fields: Values, what: string) => void
  onClose: () => void
}

/** The versions of an item, each compared with what the form has now. */
export function HistoryPanel({ kind, id, now, onRestore, onClose }: HistoryPanelProps) {
  // Read again each time: with the list of the last time an older version would be chosen at first.
  const list = useQuery({ ...query(useCall(), callsOf(kind).versions, { params: { id } }), gcTime: 0 })
  return (
    <Dialog title="History" className="modal-side" onClose={onClose}>
      <button type="button" className="icon-btn absolute top-5 right-5" aria-label="Close" onClick={onClose}>
        <X className="icon" aria-hidden="true" />
      </button>
      <Loaded query={list} error="We could not load the history.">
        {(versions) =>
          versions.length === 0 ? (
            <p className="text-muted">Nothing was saved here yet since the history began. The next save starts it.</p>
          ) : (
            <Versions kind={kind} id={id} now={now} versions={versions} onRestore={onRestore} />
          )
        }
      </Loaded>
      <div className="mt-6">
        <AuditLink record={id} />
      </div>
    </Dialog>
  )
}

type VersionsProps = Omit<HistoryPanelProps, 'onClose'> & { versions: readonly ListedVersion[] }

function Versions({ kind, id, now, versions, onRestore }: VersionsProps) {
  const [number, setNumber] = useState((versions[1] ?? versions[0])?.number)
  const chosen = versions.find((version) => version.number === number) ?? versions[0]
  if (!chosen) return null
  return (
    <div className="grid items-start gap-6 md:grid-cols-[14rem_minmax(0,1fr)]">
      <fieldset className="grid max-md:max-h-56 max-md:overflow-y-auto">
        <legend className="sr-only">Versions</legend>
        {versions.map((version) => (
          <label
            key={version.number}
            className="relative grid cursor-pointer border-b border-line px-4 py-3 outline-offset-[-3px] has-checked:bg-tint has-checked:shadow-[inset_4px_0_0_var(--color-leaf)] has-focus-visible:outline-3 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name="version"
              className="sr-only"
              checked={version.number === chosen.number}
              onChange={() => setNumber(version.number)}
            />
            <b className="font-semibold tabular-nums">{formatShortDateTime(version.createdAt)}</b>
            <span className="text-small text-muted">{version.author || 'Unknown'}</span>
            <span className="text-small text-muted">{wordsOf(version)}</span>
            {version.note && <span className="text-small wrap-anywhere">{version.note}</span>}
          </label>
        ))}
      </fieldset>
      <ChosenVersion key={chosen.number} kind={kind} id={id} now={now} version={chosen} onRestore={onRestore} />
    </div>
  )
}

/** What became of a version: `Published, 3 fields`. */
function wordsOf(version: ListedVersion) {
  const { number, changed } = version
  const fields = changed.length > 0 && `${changed.length} ${changed.length === 1 ? 'field' : 'fields'}`
  return [publicationOf(version), number === 1 ? 'first version' : fields].filter(Boolean).join(', ')
}

/** Whether a version was published, and when, unless that was when it was saved. */
function publicationOf({ createdAt, publishedAt }: ListedVersion) {
  if (!publishedAt) return 'Not published'
  const isAtOnce = formatShortDateTime(publishedAt) === formatShortDateTime(createdAt)
  return isAtOnce ? 'Published' : `Published ${atWhen(publishedAt)}`
}

type ChosenVersionProps = Omit<VersionsProps, 'versions'> & { version: ListedVersion }

function ChosenVersion({ kind, id, now, version, onRestore }: ChosenVersionProps) {
  const { number, createdAt, author } = version
  const read = useQuery(query(useCall(), callsOf(kind).version, { params: { id, number } }))
  return (
    <section className="min-w-0" aria-live="polite">
      <h3 className="font-semibold">
        {formatShortDateTime(createdAt)}
        {author && `, ${author}`}
      </h3>
      <VersionNote kind={kind} id={id} version={version} />
      <Loaded query={read} error="We could not load this version.">
        {({ body }) => <Comparison kind={kind} version={valuesIn(kind, body)} now={now} onRestore={onRestore} />}
      </Loaded>
    </section>
  )
}
