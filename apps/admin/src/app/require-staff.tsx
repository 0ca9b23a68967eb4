import { useRecord } from '@energy/client/record/use-record'
import { useRecordGuard } from '@energy/client/record/use-record-guard'
import { clearPersonalQueries } from '@energy/client/session/personal-queries'
import { useSession, useSessionActions, useSessionCheck } from '@energy/client/session/use-session'
import { isStaff } from '@energy/contracts/people/roles'
import { Button, buttonClass } from '@energy/ui/button'
import { prepareNotices, showError } from '@energy/ui/notice'
import { LoadError } from '@energy/ui/states'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, type ReactNode } from 'react'
import { Outlet } from 'react-router-dom'
import { useConfig } from '@energy/client/use-config'
import { LoadingText } from '../shared/page/loaded.tsx'
import { useLogout } from './use-logout.ts'
import { RoleProvider } from '../shared/people/role.tsx'
import { NotStaff } from './not-staff.tsx'
import { useIdleLimit } from './use-idle-limit.ts'
import { SignIn } from './sign-in/sign-in.tsx'

const notifyMissing = () => showError('User not found!')

/** Shows the dashboard to staff only. Signed-out people see the sign-in form, and the requested URL afterwards. */
export function RequireStaff() {
  const { siteUrl } = useConfig()
  const { status } = useSession()
  const { check } = useSessionCheck()
  const logout = useLogout()
  const record = useRecord()
  const queryClient = useQueryClient()
  // The form keeps its typed values until the user's record is loaded.
  const [isSigningIn, setIsSigningIn] = useState(false)
  if (!isSigningIn && status === 'signed-out') setIsSigningIn(true)
  if (isSigningIn && status === 'signed-in' && !record.isPending) setIsSigningIn(false)

  useEffect(() => {
    if (status === 'signed-out') queryClient.clear()
  }, [status, queryClient])
  const session = useSessionActions()
  // A colleague may sign in on the site meanwhile, and everything here is of somebody.
  useEffect(() => clearPersonalQueries(session(), queryClient, () => true), [session, queryClient])
  const isMissing = useRecordGuard(notifyMissing)
  useIdleLimit()
  // A connection that is lost, or a new version that takes its file away, would leave every question unasked.
  useEffect(prepareNotices, [])

  if (isSigningIn) return <SignIn />
  if (status === 'unchecked')
    return (
      <ErrorScreen
        message="We could not check whether you are signed in. Check your connection and try again."
        retry={check}
      >
        <a className={buttonClass('line', true)} href={`${siteUrl}/`}>
          Go to the site
        </a>
      </ErrorScreen>
    )
  if (status === 'signed-in' && !isMissing) {
    if (record.data && isStaff(record.data.role))
      return (
        <RoleProvider value={record.data.role}>
          <Outlet />
        </RoleProvider>
      )
    if (record.data) return <NotStaff record={record.data} />
    // Logout helps if the session is no longer valid.
    if (record.error)
      return (
        <ErrorScreen message={`We could not load your account. ${record.error.message}`} retry={record.refetch}>
          <Button look="line" small onClick={() => void logout()}>
            Logout
          </Button>
        </ErrorScreen>
      )
  }
  return (
    <main className="p-gutter">
      <LoadingText />
    </main>
  )
}

interface ErrorScreenProps {
  /** What failed, and why. */
  message: string
  retry: () => unknown
  /** A link or a button to leave the screen. */
  children: ReactNode
}

/** Shown instead of the dashboard when the session or the record could not be read. */
const ErrorScreen = ({ message, retry, children }: ErrorScreenProps) => (
  <main className="grid justify-items-start gap-5 p-gutter">
    <h1 className="sr-only">Dashboard</h1>
    <LoadError retry={() => void retry()}>{message}</LoadError>
    {children}
  </main>
)
