import { useSend } from '@energy/client/use-send'
import { user, type Role, type User } from '@energy/contracts/users'
import { Button } from '@energy/ui/button'
import { confirmAction, notice } from '@energy/ui/notice'
import { reasonOf } from '../../shared/reason.ts'

const words = {
  admin: { name: 'Admin', text: 'They can change all content, read every request and appoint other admins.' },
  user: { name: 'User', text: 'They keep their account and lose the dashboard.' },
} as const

/** A user's role, with buttons to change it or to decide on a requested role. */
export function RoleChange({ person }: { person: User }) {
  const { changeRole, busy } = useRole(person)
  const other = person.role === 'admin' ? 'user' : 'admin'
  return (
    <div className="flex flex-wrap items-center gap-3">
      <p className="badge">{words[person.role].name}</p>
      {person.requestedRole ? (
        <>
          <p>Asks to become an admin.</p>
          <Button small busy={busy} onClick={() => void changeRole('admin')}>
            Approve
          </Button>
          <Button look="line" small busy={busy} onClick={() => void changeRole('user')}>
            Decline
          </Button>
        </>
      ) : (
        <Button look="line" small busy={busy} onClick={() => void changeRole(other)}>
          Make {words[other].name.toLowerCase()}
        </Button>
      )}
    </div>
  )
}

/** Sets the role after a confirmation. Declining a requested role changes nothing, so it needs no confirmation. */
function useRole({ username, email, role: current }: User) {
  const send = useSend(user.setRole)
  const changeRole = async (role: Role) => {
    const { name, text } = words[role]
    const question = { title: `Make ${username || email} ${role === 'admin' ? 'an admin' : 'a user'}?`, text }
    if (role !== current && !(await confirmAction({ ...question, yes: `Make ${name.toLowerCase()}`, no: 'Leave it' })))
      return
    try {
      await send.mutateAsync({ params: { email }, body: { role } })
    } catch (cause) {
      return void notice(`The role stays as it is. ${reasonOf(cause)}`, { kind: 'error', timer: 4000 })
    }
    void notice(
      role === current
        ? 'Request declined.'
        : `${username || email} is now ${role === 'admin' ? 'an admin' : 'a user'}.`,
    )
  }
  return { changeRole, busy: send.isPending }
}
