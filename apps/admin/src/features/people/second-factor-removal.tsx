import { useConfig } from '@energy/client/use-config'
import { isStaff } from '@energy/contracts/people/roles'
import { user, type User } from '@energy/contracts/people/users'
import { confirmAction } from '@energy/ui/notice'
import { KeyRound } from 'lucide-react'
import { useIsAllowed } from '../../shared/people/role.tsx'
import { useAct } from '../../shared/actions/use-act.ts'
import { useDeletion } from '../../shared/actions/use-deletion.ts'

/** For admins, a button that removes the second factor of a colleague who has lost it. */
export function SecondFactorRemoval({ person: { username, email, role } }: { person: User }) {
  const { mutateAsync, isPending } = useDeletion(user.removeSecondFactor)
  const act = useAct([])
  const { secondFactor } = useConfig()
  const decides = useIsAllowed('admin')
  if (!secondFactor || !isStaff(role) || !decides) return null
  const name = username || email
  const question = {
    title: `Remove the second factor of ${name}?`,
    text: 'Do it only when you are sure that the person asked you. After that their password alone is enough to sign in.',
    yes: 'Remove it',
    no: 'Keep it',
    danger: true,
  }
  const remove = async () => {
    if (isPending || !(await confirmAction(question))) return
    await act(`${name} signs in without a second factor now.`, 'It stays as it is.', () =>
      mutateAsync({ params: { email } }),
    )
  }
  return (
    <button
      type="button"
      className="text-link inline-flex min-h-touch items-center gap-2 text-ui"
      onClick={() => void remove()}
    >
      <KeyRound className="size-4.5" strokeWidth={1.75} aria-hidden="true" />
      Remove second factor
    </button>
  )
}
