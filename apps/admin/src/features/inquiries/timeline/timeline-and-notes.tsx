import { Button } from '@energy/ui/button'
import { Delayed } from '@energy/ui/states'
import type { InquiryRoutes } from '../inquiry.ts'
import { NoteForm } from './note-form.tsx'
import { Timeline } from './timeline.tsx'
import type { useInquiry } from '../use-inquiry.ts'

interface TimelineAndNotesProps {
  routes: InquiryRoutes
  id: string
  inquiry: ReturnType<typeof useInquiry>
}

/** The timeline of an inquiry and the form for a note. */
export function TimelineAndNotes({ routes, id, inquiry: { data, isError, refetch } }: TimelineAndNotesProps) {
  const timeline = data?.item.timeline ?? []
  return (
    <div className="grid gap-6 pt-2 pb-3">
      {timeline.length > 0 && <Timeline routes={routes} id={id} timeline={timeline} />}
      {data && timeline.length === 0 && <p className="text-muted">Nothing has been done about it yet.</p>}
      {!data && isError && (
        <div className="grid justify-items-start gap-3" role="alert">
          <p>We could not load what was done about it.</p>
          <Button look="line" small onClick={() => void refetch()}>
            Try again
          </Button>
        </div>
      )}
      {!data && !isError && (
        <Delayed>
          <output className="text-muted">Loading...</output>
        </Delayed>
      )}
      <NoteForm routes={routes} id={id} />
    </div>
  )
}
