import { Menu } from '@base-ui/react/menu'
import { keysOf } from '@energy/contracts/record-of'
import type { Role } from '@energy/contracts/people/roles'
import { user, type User } from '@energy/contracts/people/users'
import { buttonClass } from '@energy/ui/button'
import { confirmAction, notice } from '@energy/ui/notice'
import { ChevronDown } from 'lucide-react'
import { useRef } from 'react'
import { reasonOf } from '../../shared/words/reason.ts'
import { roleWords, useIsAllowed } from '../../shared/people/role.tsx'
import { useChange } from '../../shared/actions/use-checked-send.ts'
import { TransientButton } from '../../shared/actions/transient-button.tsx'

const roles = keysOf(roleWords)

/** A user's role and, for an admin, a menu to change it or buttons to decide on a requested role. */
export function RoleChange({ person }: { person: User }) {
  const { changeRole, busy } = useRoleChange(person)
  const decides = useIsAllowed('admin')
  return (
    <div className="flex flex-wrap items-center gap-3">
      <p className="badge">{roleWords[person.role].name}</p>
      {person.requestedRole && <p>Asks to become an admin.</p>}
      {decides &&
        (person.requestedRole ? (
          <>
            <TransientButton small busy={busy} onClick={() => void changeRole('admin')}>
              Approve
            </TransientButton>
            <TransientButton look="line" small busy={busy} onClick={() => void changeRole('user')}>
              Decline
            </TransientButton>
          </>
        ) : (
          <RoleMenu role={person.role} busy={busy} onChoose={(role) => void changeRole(role)} />
        ))}
    </div>
  )
}

interface RoleMenuProps {
  role: Role
  busy: boolean
  onChoose: (role: Role) => void
}

/** A button with a menu of the roles, each with what its people do. */
function RoleMenu({ role: current, busy, onChoose }: RoleMenuProps) {
  // Keeps the menu inside the page's main content.
  const container = useRef<HTMLDivElement>(null)
  return (
    <div ref={container}>
      <Menu.Root>
        <Menu.Trigger aria-busy={busy || undefined} className={`${buttonClass('line', true)} px-3.5!`}>
          Change role
          <ChevronDown className="size-4 flex-none" strokeWidth={1.75} aria-hidden="true" />
        </Menu.Trigger>
        <Menu.Portal container={container}>
          <Menu.Positioner className="z-20" positionMethod="fixed" align="start" sideOffset={4}>
            <Menu.Popup
              className="max-w-[min(24rem,calc(100vw-2rem))] rounded-panel bg-surface p-1.5 shadow-float outline-none"
              aria-label="Change role"
            >
              {roles
                .filter((role) => role !== current)
                .map((role) => (
                  <Menu.Item
                    key={role}
                    onClick={() => onChoose(role)}
                    className="grid min-h-touch cursor-pointer content-center rounded-control px-3 py-2 outline-none data-highlighted:bg-tint"
                  >
                    <span className="font-medium">{roleWords[role].name}</span>
                    <span className="text-small text-muted">{roleWords[role].does}</span>
                  </Menu.Item>
                ))}
            </Menu.Popup>
          </Menu.Positioner>
        </Menu.Portal>
      </Menu.Root>
    </div>
  )
}

/** Sets the role after a confirmation. Declining a requested role changes nothing, so it needs no confirmation. */
function useRoleChange({ username, email, role: current }: User) {
  const send = useChange(
    user.setRole,
    user.read,
    ({ role, requestedRole }, { body }) => role === body.role && !requestedRole,
  )
  const name = username || email
  const changeRole = async (role: Role) => {
    const { people, does } = roleWords[role]
    const question = { title: `Let ${name} be ${people}?`, text: does, yes: 'Change role', no: 'Leave it' }
    if (role !== current && !(await confirmAction(question))) return
    try {
      await send.mutateAsync({ params: { email }, body: { role } })
    } catch (cause) {
      return void notice(`The role stays as it is. ${reasonOf(cause)}`, { kind: 'error', timer: 4000 })
    }
    void notice(role === current ? 'Request declined.' : `${name} is now ${people}.`)
  }
  return { changeRole, busy: send.isPending }
}
