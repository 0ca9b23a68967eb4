import { Menu } from '@base-ui/react/menu'
import { query } from '@energy/client/query'
import { useCall } from '@energy/client/use-call'
import { useRecord } from '@energy/client/record/use-record'
import { user } from '@energy/contracts/users'
import { useQuery } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import type { PopupProps } from '../../../shared/use-popup.ts'

export interface AssigneeMenuProps extends PopupProps {
  /** The id of the current assignee; `""` for nobody. */
  assignee: string
  onAssign: (to: string) => void
}

/** The possible assignees: the user, nobody, any other admin. */
export function AssigneeMenu({ open, onOpenChange, trigger, container, assignee, onAssign }: AssigneeMenuProps) {
  const { data: me } = useRecord()
  const admins = useQuery(query(useCall(), user.list, { querystring: { role: 'admin', limit: 100 } }))
  const others = (admins.data ?? []).filter(({ _id }) => _id !== me?._id)
  const choices = [
    ...(me ? [{ _id: me._id, name: 'Me' }] : []),
    { _id: '', name: 'Nobody' },
    ...others.map(({ _id, username, email }) => ({ _id, name: username || email })),
  ]
  return (
    <Menu.Root open={open} onOpenChange={onOpenChange}>
      <Menu.Portal container={container}>
        <Menu.Positioner className="z-20" positionMethod="fixed" anchor={trigger} align="start" sideOffset={4}>
          <Menu.Popup
            className="max-h-80 max-w-[calc(100vw-2rem)] min-w-56 overflow-y-auto rounded-panel bg-surface p-1.5 shadow-float outline-none"
            aria-label="Assign to"
            finalFocus={trigger}
          >
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
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  )
}
