import { Dialog } from '@energy/ui/dialog'
import { LoadError, Delayed } from '@energy/ui/states'
import type { InquiryRoutes } from '../inquiry.ts'
import type { AnswerableInquiry } from './reply-template.ts'
import { ReplyForm } from './reply-form.tsx'
import { useInquiry } from '../use-inquiry.ts'

interface ComposerProps {
  routes: InquiryRoutes
  /** The kind of inquiry in a sentence: `request`. */
  thing: string
  inquiry: AnswerableInquiry
  onClose: () => void
  onRestore: () => void
}

/** The dialog for a reply. Closing it keeps the draft. */
export function Composer({ routes, thing, inquiry, onClose, onRestore }: ComposerProps) {
  const { data, isError, refetch } = useInquiry(routes, inquiry._id)
  return (
    <Dialog title={`Reply to ${inquiry.name}`} onClose={onClose} wide>
      {data ? (
        <ReplyForm
          routes={routes}
          thing={thing}
          inquiry={inquiry}
          latest={data}
          onClose={onClose}
          onRestore={onRestore}
        />
      ) : isError ? (
        <LoadError retry={() => void refetch()}>We could not load what was done about it.</LoadError>
      ) : (
        <Delayed>
          <output className="text-muted">Loading...</output>
        </Delayed>
      )}
    </Dialog>
  )
}
