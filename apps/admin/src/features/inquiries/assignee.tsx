import { Menu } from '@base-ui/react/menu'
import { query } from '@energy/client/query'
import { useRecord } from '@energy/client/record/use-record'
import { useCall } from '@energy/client/use-call'
import { useSend } from '@energy/client/use-send'
import { user } from '@energy/contracts/users'
import { useQuery } from '@tanstack/react-query'
import { Check, ChevronDown, UserRound } from 'lucide-react'
import { useRef } from 'react'
import type { InquiryRoutes, InquiryRow } from './inquiry.ts'
import { useInquiryAction } from './use-inquiry-action.ts'

interface AssigneeProps {
  routes: InquiryRoutes
  row: InquiryRow
  etag: string | undefined
}

/** The assignee of an inquiry, with a menu to change it. */
export function Assignee({ routes, row: { _id: id, assignee }, etag }: AssigneeProps) {
  const send = useSend(routes.assign)
  const act = useInquiryAction(routes, id, etag)
  // Keeps the menu inside the page's main content.
  const container = useRef<HTMLDivElement>(null)
  const assign = (to: string) =>
    act('It was not given to anybody else.', (input) => send.mutateAsync({ ...input, body: { assignee: to } }))
  return (
    <div ref={container}>
      <Menu.Root>
        <Menu.Trigger
          aria-busy={send.isPending || undefined}
          className="-ml-2 inline-flex min-h-touch items-center gap-2 rounded-control px-2 text-left hover:bg-tint aria-expanded:bg-tint"
        >
          <UserRound className="size-4.5 flex-none" strokeWidth={1.75} aria-hidden="true" />
          <span>
            <span className="text-muted">Assigned to </span>
            {assignee.username || 'nobody'}
          </span>
          <ChevronDown className="size-4 flex-none" strokeWidth={1.75} aria-hidden="true" />
        </Menu.Trigger>
        <Menu.Portal container={container}>
          <Menu.Positioner className="z-20" positionMethod="fixed" align="start" sideOffset={4}>
            <Menu.Popup
              className="max-h-80 max-w-[calc(100vw-2rem)] min-w-56 overflow-y-auto rounded-panel bg-surface p-1.5 shadow-float outline-none"
              aria-label="Assign to"
            >
              <Choices assignee={assignee._id} onAssign={(to) => void assign(to)} />
            </Menu.Popup>
          </Menu.Positioner>
        </Menu.Portal>
      </Menu.Root>
    </div>
  )
}

interface ChoicesProps {
  /** The id of the current assignee; `""` for nobody. */
  assignee: string
  onAssign: (to: string) => void
}

/** The possible assignees: the user, nobody, any other admin. */
function Choices({ assignee, onAssign }: ChoicesProps) {
  const { data: me } = useRecord()
  const admins = useQuery(query(useCall(), user.list, { querystring: { role: 'admin', limit: 100 } }))
  const others = (admins.data ?? []).filter(({ _id }) => _id !== me?._id)
  const choices = [
    ...(me ? [{ _id: me._id, name: 'Me' }] : []),
    { _id: '', name: 'Nobody' },
    ...others.map(({ _id, username, email }) => ({ _id, name: username || email })),
  ]
  return (
    <>
      <Menu.RadioGroup value={assignee} onValueChange={onAssign}>
        {choices.map(({ _id, name }) => (
          <Menu.RadioItem
            key={_id}
            value={_id}
            closeOnClick
            className="grid min-h-touch cursor-pointer grid-cols-[1.25rem_minmax(0,1fr)] items-center gap-2.5 rounded-control px-2.5 font-medium outline-none data-highlighted:bg-tint"
          >
            <span aria-hidden="true">{_id === assignee && <Check className="icon" />}</span>
            <span className="wrap-anywhere">{name}</span>
          </Menu.RadioItem>
        ))}
      </Menu.RadioGroup>
      {admins.isError && <p className="px-2.5 py-2 text-muted">We could not load the other admins.</p>}
    </>
  )
}
