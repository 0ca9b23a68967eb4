import { Button } from '@energy/ui/button'
import { Late } from '@energy/ui/states'
import { Assignee } from './assignee.tsx'
import type { Desk, WorkRow } from './desk.ts'
import { Fold } from './fold.tsx'
import { Badges } from './marks.tsx'
import { NoteForm } from './note-form.tsx'
import { Steps } from './steps.tsx'
import { Timeline } from './timeline.tsx'
import { useWork } from './use-work.ts'

interface WorkProps {
  desk: Desk
  /** As its list has it, until it is read with all that was done. */
  row: WorkRow
  /** What it is called in a sentence: `the request of 20 November 2026 at 10:00`. */
  name: string
  /** What was done about it shows at first. */
  open: boolean
}

/** How far something that was sent to us has been dealt with, by whom, and what to do next. */
export function Work({ desk, row, name, open }: WorkProps) {
  const { data, isError, refetch } = useWork(desk, row._id)
  const now = data?.item ?? row
  const timeline = data?.item.timeline ?? []
  return (
    <div className="border-l-4 border-leaf bg-ground pr-3 pb-2 pl-5">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2 border-t border-line py-2">
        <Badges row={now} />
        <Assignee desk={desk} row={now} etag={data?.etag} />
        <div className="flex flex-wrap gap-2 xl:ml-auto">
          <Steps desk={desk} row={now} etag={data?.etag} name={name} />
        </div>
      </div>
      <Fold
        open={open}
        summary={
          <>
            Timeline and notes{' '}
            {data && <span className="ml-1 font-[450] text-muted tabular-nums">{timeline.length}</span>}
          </>
        }
      >
        <div className="grid gap-6 pt-2 pb-4">
          {data && timeline.length === 0 && <p className="text-muted">Nothing has been done about it yet.</p>}
          {data && timeline.length > 0 && <Timeline desk={desk} id={row._id} timeline={timeline} />}
          {!data && isError && (
            <div className="grid justify-items-start gap-3" role="alert">
              <p>We could not load what was done about it.</p>
              <Button look="line" small onClick={() => void refetch()}>
                Try again
              </Button>
            </div>
          )}
          {!data && !isError && (
            <Late>
              <output className="text-muted">Loading...</output>
            </Late>
          )}
          <NoteForm desk={desk} id={row._id} />
        </div>
      </Fold>
    </div>
  )
}
