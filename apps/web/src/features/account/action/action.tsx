import { identityReason, isUsedLink } from '@energy/client/session/identity-error'
import { useSessionActions } from '@energy/client/session/use-session'
import { buttonClass } from '@energy/ui/button'
import { LoadError } from '@energy/ui/states'
import { useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router-dom'
import { ConfirmCode } from './confirm-code.tsx'
import { NewPassword } from './new-password.tsx'

/**
 * The page of a link in an account mail. Only a press of the button uses the link up, because mail programs open links
 * by themselves.
 */
export function AccountAction() {
  const [search] = useSearchParams()
  const oobCode = search.get('oobCode') ?? ''
  const session = useSessionActions()
  const { data, error, refetch } = useQuery({
    queryKey: ['account-code', oobCode],
    queryFn: async () => (oobCode && (await (await session().provider()).readCode(oobCode))) || null,
    retry: false,
    staleTime: Infinity,
    gcTime: 0,
  })
  if (data === null || isUsedLink(error)) return <Spent />
  if (error) return <Unread reason={identityReason(error)} retry={() => void refetch()} />
  if (!data) return <output className="text-lead text-muted">Loading...</output>
  const { mode, email } = data
  if (mode === 'resetPassword') return <NewPassword oobCode={oobCode} email={email} />
  return <ConfirmCode oobCode={oobCode} mode={mode} email={email} />
}

const Spent = () => (
  <>
    <h1>This link is spent</h1>
    <p>
      It has been used, or it is too old. You can ask for a new one: on the sign-in page under “Forgot password?”, or in
      your profile.
    </p>
    <Link className={`${buttonClass()} mt-8`} to="/login">
      Sign In
    </Link>
  </>
)

const Unread = ({ reason, retry }: { reason: string; retry: () => void }) => (
  <>
    <h1>We could not read this link</h1>
    <LoadError retry={retry}>{reason}</LoadError>
  </>
)
