import { inquiry } from '@energy/contracts/inquiries/inquiry'
import { useChange } from '../../../shared/actions/use-checked-send.ts'
import { AssignMenu } from '../assign-menu.tsx'
import type { OpenInquiry } from '../inquiry.ts'
import { versionOf } from '../reply/base-version.ts'
import { useInquiryAction } from '../use-inquiry-action.ts'

/** The assignee of an inquiry, with a menu to change it. */
export function Assignee(latest: OpenInquiry) {
  const { _id: id, assignee } = latest.item
  const send = useChange(inquiry.assign, inquiry.read, ({ assignee: found }, { body }) => found._id === body.assignee)
  const act = useInquiryAction(id, versionOf(latest))
  const name = assignee.username || 'nobody'
  return (
    <AssignMenu
      label={`Assigned to ${name}`}
      busy={send.isPending}
      assignee={assignee._id}
      onAssign={({ _id }) =>
        void act('It was not given to anybody else.', (input) =>
          send.mutateAsync({ ...input, body: { assignee: _id } }),
        )
      }
    >
      {assignee.username || 'Nobody'}
    </AssignMenu>
  )
}
