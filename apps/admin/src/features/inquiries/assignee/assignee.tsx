import { useSend } from '@energy/client/use-send'
import { ChevronDown, UserRound } from 'lucide-react'
import { usePopup } from '../../../shared/use-popup.ts'
import type { AssigneeMenuProps } from './assignee-menu.tsx'
import type { InquiryRoutes, InquiryRow } from '../inquiry.ts'
import { useInquiryAction } from '../use-inquiry-action.ts'

interface AssigneeProps {
  routes: InquiryRoutes
  row: InquiryRow
  etag: string | undefined
}

const loadMenu = async () => (await import('./assignee-menu.tsx')).AssigneeMenu

/** The assignee of an inquiry, with a menu to change it. */
export function Assignee({ routes, row: { _id: id, assignee }, etag }: AssigneeProps) {
  const send = useSend(routes.assign)
  const act = useInquiryAction(routes, id, etag)
  const { button, container, Popup, popup } = usePopup<AssigneeMenuProps>('menu', loadMenu)
  const assign = (to: string) =>
    act('It was not given to anybody else.', (input) => send.mutateAsync({ ...input, body: { assignee: to } }))
  return (
    <div ref={container}>
      <button
        {...button}
        aria-busy={send.isPending || undefined}
        className="-ml-2 inline-flex min-h-touch items-center gap-2 rounded-control px-2 text-left hover:bg-tint aria-expanded:bg-tint"
      >
        <UserRound className="size-4.5 flex-none" strokeWidth={1.75} aria-hidden="true" />
        <span>
          <span className="text-muted">Assigned to </span>
          {assignee.username || 'nobody'}
        </span>
        <ChevronDown className="size-4 flex-none" strokeWidth={1.75} aria-hidden="true" />
      </button>
      {Popup && <Popup {...popup} assignee={assignee._id} onAssign={(to) => void assign(to)} />}
    </div>
  )
}
