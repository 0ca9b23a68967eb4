import { CallError } from '@energy/client/call-error'
import { atWhen } from '../words/format-date.ts'
import type { SaveState } from './use-autosave.ts'

interface SaveLineProps {
  /** What is saved, for use inside a sentence: `offer`. */
  thing: string
  stored: { savedAt: string; savedBy: string }
  state: SaveState
  isConflict: boolean
  isOnline: boolean
}

const savedText = ({ savedAt, savedBy }: SaveLineProps['stored']) =>
  `Saved ${atWhen(savedAt)}${savedBy ? ` by ${savedBy}` : ''}`

function failedText(cause: unknown, thing: string) {
  if (!(cause instanceof CallError)) return 'Not saved'
  if (cause.status === 400) return 'Not saved: please correct what is marked'
  if (cause.status === 404) return `Not saved: somebody has deleted this ${thing}`
  return `Not saved. ${cause.message}`
}

/** Who saved the draft when, or why it is not saved. */
export function SaveLine({ thing, stored, state, isConflict, isOnline }: SaveLineProps) {
  if (isConflict) return <Failed>Not saved: somebody else has saved</Failed>
  if (!isOnline) return <Failed>You are offline. What you type is saved when you are back.</Failed>
  if (state.status === 'failed') return <Failed>{failedText(state.cause, thing)}</Failed>
  const text = { saved: savedText(stored), saving: 'Saving...', waiting: 'Not saved yet' }
  return <output>{text[state.status]}</output>
}

const Failed = ({ children }: { children: string }) => <output className="font-[560] text-danger">{children}</output>
