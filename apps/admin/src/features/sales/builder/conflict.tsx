import type { Offer } from '@energy/contracts/sales/offers'
import { Button } from '@energy/ui/button'
import { formatTime } from '../../../shared/format-date.ts'

interface ConflictProps {
  theirs: Offer
  onKeepMine: () => void
  onLoadTheirs: () => void
}

/** Says that somebody else has changed the offer, and asks which of the two is to stay. */
export const Conflict = ({ theirs, onKeepMine, onLoadTheirs }: ConflictProps) => (
  <section className="grid gap-3 border-l-4 border-danger bg-danger/10 px-5 py-4" role="alert">
    {theirs.state === 'draft' ? (
      <p>
        {theirs.savedBy || 'Somebody else'} saved this offer at {formatTime(theirs.savedAt)}. What you typed is still
        here, and is not saved.
      </p>
    ) : (
      <p>This offer is no draft any more: somebody else has sent or withdrawn it. What you typed cannot be saved.</p>
    )}
    <div className="flex flex-wrap gap-2">
      {theirs.state === 'draft' && (
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
