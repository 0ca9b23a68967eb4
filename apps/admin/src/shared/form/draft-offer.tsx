import { Button } from '@energy/ui/button'
import { formatDateTime } from '../words/format-date.ts'
import { useHandedFocus } from '../actions/use-handed-focus.ts'
import type { Draft } from './drafts.ts'

interface DraftOfferProps {
  draft: Draft
  onRestore: () => void
  onDiscard: () => void
}

/** Offers to restore or to discard the draft. */
export function DraftOffer({ draft, onRestore, onDiscard }: DraftOfferProps) {
  const section = useHandedFocus<HTMLElement>()
  return (
    <section
      ref={section}
      aria-label="Unsaved work"
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-l-4 border-leaf bg-tint px-5 py-4"
    >
      <p>
        You typed something here until <time dateTime={draft.savedAt}>{formatDateTime(draft.savedAt)}</time> and did not
        save it.
      </p>
      <div className="flex gap-3">
        <Button small onClick={onRestore}>
          Restore
        </Button>
        <Button look="line" small onClick={onDiscard}>
          Discard
        </Button>
      </div>
    </section>
  )
}
