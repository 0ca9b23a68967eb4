import { Menu } from '@base-ui/react/menu'
import { useRecord } from '@energy/client/record/use-record'
import { buttonClass, type ButtonLook } from '@energy/ui/button'
import { Check, ChevronDown, UserRound } from 'lucide-react'
import { useRef } from 'react'
import { Initials } from '../../shared/people/initials.tsx'
import { useShortcut } from './keys/shortcuts.ts'
import { useAssignees } from './use-assignees.ts'

interface AssignMenuProps {
  /** The text of the button. */
  children: string
  /** The accessible name of the button. */
  label: string
  look?: ButtonLook
  busy: boolean
  /** The id of the current assignee; `""` for nobody, undefined for several. */
  assignee?: string | undefined
  onAssign: (to: { _id: string; name: string }) => void
}

/** A button with a menu of the possible assignees. */
export function AssignMenu({ children, label, look = 'line', busy, assignee, onAssign }: AssignMenuProps) {
  const shortcut = useShortcut()
  // Keeps the menu inside the page's main content.
  const container = useRef<HTMLDivElement>(null)
  return (
    <div ref={container}>
      <Menu.Root>
        <Menu.Trigger
          aria-busy={busy || undefined}
          aria-label={label}
          className={`${buttonClass(look, true)} w-full px-3.5!`}
          {...shortcut('A')}
        >
          <UserRound className="size-4.5 flex-none" strokeWidth={1.75} aria-hidden="true" />
          <span className="truncate">{children}</span>
          <ChevronDown className="size-4 flex-none" strokeWidth={1.75} aria-hidden="true" />
        </Menu.Trigger>
        <Menu.Portal container={container}>
          <Menu.Positioner className="z-20" positionMethod="fixed" align="start" sideOffset={4}>
            <Menu.Popup
              className="max-h-80 max-w-[calc(100vw-2rem)] min-w-60 overflow-y-auto rounded-panel bg-surface p-1.5 shadow-float outline-none"
              aria-label="Assign to"
            >
              <Choices assignee={assignee} onAssign={onAssign} />
            </Menu.Popup>
          </Menu.Positioner>
        </Menu.Portal>
      </Menu.Root>
    </div>
  )
}

/** The possible assignees: the user, anybody else in sales, nobody. */
function Choices({ assignee, onAssign }: Pick<AssignMenuProps, 'assignee' | 'onAssign'>) {
  const { data: me } = useRecord()
  const { assignees, isError } = useAssignees()
  const others = assignees.filter(({ _id }) => _id !== me?._id)
  const choices = [
    ...(me ? [{ _id: me._id, name: me.username || me.email, label: 'Me' }] : []),
    ...others.map((each) => ({ ...each, label: each.name })),
    { _id: '', name: '', label: 'Nobody' },
  ]
  return (
    <>
      <Menu.RadioGroup value={assignee}>
        {choices.map(({ _id, name, label }) => (
          <Menu.RadioItem
            key={_id}
            value={_id}
            closeOnClick
            onClick={() => onAssign({ _id, name })}
            className="grid min-h-touch cursor-pointer grid-cols-[1.875rem_minmax(0,1fr)_1.25rem] items-center gap-2.5 rounded-control px-2.5 font-medium outline-none data-highlighted:bg-tint"
          >
            <Initials name={name} className="size-7.5 text-small" />
            <span className="wrap-anywhere">{label}</span>
            <span aria-hidden="true">{_id === assignee && <Check className="icon" />}</span>
          </Menu.RadioItem>
        ))}
      </Menu.RadioGroup>
      {isError && <p className="px-2.5 py-2 text-muted">We could not load the others.</p>}
    </>
  )
}
