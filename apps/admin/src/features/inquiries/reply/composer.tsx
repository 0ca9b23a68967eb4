import { Dialog } from '@energy/ui/dialog'
import { Failed, Late } from '@energy/ui/states'
import type { InquiryRoutes } from '../inquiry.ts'
import type { Letter } from './letter.ts'
import { ReplyForm } from './reply-form.tsx'
import { useInquiry } from '../use-inquiry.ts'

interface ComposerProps {
  routes: InquiryRoutes
  /** What is answered, in a word: `request`. */
  thing: string
  letter: Letter
  onClose: () => void
  onBack: () => void
}

/** Where a reply is written. What was typed is kept when it closes. */
export function Composer({ routes, thing, letter, onClose, onBack }: ComposerProps) {
  const { data, isError, refetch } = useInquiry(routes, letter._id)
  return (
    <Dialog title={`Reply to ${letter.name}`} onClose={onClose} wide>
      {data ? (
        <ReplyForm routes={routes} thing={thing} letter={letter} now={data} onClose={onClose} onBack={onBack} />
      ) : isError ? (
        <Failed retry={() => void refetch()}>We could not load what was done about it.</Failed>
      ) : (
        <Late>
          <output className="text-muted">Loading...</output>
        </Late>
      )}
    </Dialog>
  )
}
