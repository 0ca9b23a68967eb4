import { clockName, type CompanyClock } from '@energy/contracts/time/company-time'
import { CallError } from '@energy/client/call-error'
import { useCompany } from '../../../../shared/company/use-company.ts'
import { atWhen, formatWhen } from '../../../../shared/words/format-date.ts'
import { comingPublication } from '../../standing.tsx'
import type { SaveState } from '../../../../shared/form/use-autosave.ts'
import type { StoredItem } from '../stored-item.ts'

interface SaveStatusProps {
  stored: StoredItem
  state: SaveState
  isConflict: boolean
}

const by = (name: string) => (name ? ` by ${name}` : '')

function storedText({ number, savedAt, savedBy, updatedAt, standing }: StoredItem, clock: CompanyClock) {
  const coming = comingPublication(standing)
  const isDraft = standing.state !== 'live' || standing.hasChanges
  const isLater = isDraft && coming && coming.number !== number
  if (coming && !isLater) return `Scheduled${by(coming.author)}, ${clockName(new Date(coming.at), clock)}`
  if (!savedAt) return ''
  if (isDraft) return `Saved ${atWhen(savedAt)}${by(savedBy)}${isLater ? '; another text is scheduled' : ''}`
  // A colleague or the worker may have published it, hours after it was saved.
  return `Published ${atWhen(updatedAt)}${savedBy && `, saved by ${savedBy}`}`
}

function failedText(cause: unknown, savedAt: string) {
  if (cause instanceof CallError && cause.status === 404) return 'Not saved: somebody has deleted this'
  if (cause instanceof CallError && cause.status === 400) return 'Not saved: please correct what is marked'
  if (cause instanceof CallError && cause.status === 413) return 'Not saved: all texts together are too long'
  return savedAt ? `Not saved since ${formatWhen(savedAt)}` : 'Not saved'
}

/** Who saved the draft when, since when the site shows it, or why it is not saved. */
export function SaveStatus({ stored, state, isConflict }: SaveStatusProps) {
  const clock = useCompany()
  if (isConflict) return <Failed>Not saved: somebody else has saved</Failed>
  if (state.status === 'failed') return <Failed>{failedText(state.cause, stored.savedAt)}</Failed>
  return (
    <output className="text-small text-muted">
      {state.status === 'saved' ? storedText(stored, clock) : state.status === 'saving' ? 'Saving...' : 'Not saved yet'}
    </output>
  )
}

const Failed = ({ children }: { children: string }) => (
  <output className="text-small font-[580] text-danger">{children}</output>
)
