import { Button } from '@energy/ui/button'
import { atWhen } from '../words/format-date.ts'
import { useHandedFocus } from '../actions/use-handed-focus.ts'

interface SaveConflictProps {
  /** What is in conflict, for use inside a sentence: `offer`. */
  thing: string
  theirs: { savedAt: string; savedBy: string }
  /** Whether it can still be changed. */
  isDraft: boolean
  onKeepMine: () => void
  onLoadTheirs: () => void
}

/** Says that somebody else has changed what is edited, and asks which of the two is to stay. */
export function SaveConflict({ thing, theirs, isDraft, onKeepMine, onLoadTheirs }: SaveConflictProps) {
  const section = useHandedFocus<HTMLElement>()
  return (
    <section ref={section} className="grid gap-3 border-l-4 border-danger bg-danger/10 px-5 py-4" role="alert">
      {isDraft ? (
        <p>
          {theirs.savedBy || 'Somebody else'} saved this {thing} {atWhen(theirs.savedAt)}. What you typed is still here,
          and is not saved.
        </p>
      ) : (
        <p>
          This {thing} is no draft any more: somebody else has sent or withdrawn it. What you typed cannot be saved.
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        {isDraft && (
          <Button look="line" small onClick={onKeepMine}>
            Save mine over it
          </Button>
        )}
        <Button look="line" small onClick={onLoadTheirs}>
          Show theirs
        </Button>
      </div>
    </section>
  )
}
