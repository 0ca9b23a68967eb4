import { useRecord } from '@energy/client/record/use-record'
import { useRecordGuard } from '@energy/client/record/use-record-guard'
import { useSessionCheck, useSession } from '@energy/client/use-session'
import { Button, buttonClass } from '@energy/ui/button'
import { showError } from '@energy/ui/notice'
import { LoadError, Delayed } from '@energy/ui/states'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, type ReactNode } from 'react'
import { Outlet } from 'react-router-dom'
import { useConfig } from '../shared/config.ts'
import { useLogout } from './use-logout.ts'
import { NotAdmin } from './not-admin.tsx'
import { SignIn } from './sign-in/sign-in.tsx'

const notifyMissing = () => showError('User not found!')

/** Shows the dashboard to admins only. Signed-out people see the sign-in form, and the requested URL afterwards. */
export function RequireAdmin() {
  const { status } = useSession()
  const record = useRecord()
  const queryClient = useQueryClient()
  // The form keeps its typed values until the user's record is loaded.
  const [isSigningIn, setIsSigningIn] = useState(false)
  if (!isSigningIn && status === 'signed-out') setIsSigningIn(true)
  if (isSigningIn && status === 'signed-in' && !record.isPending) setIsSigningIn(false)

  useEffect(() => {
    if (status === 'signed-out') queryClient.clear()
  }, [status, queryClient])
  const isMissing = useRecordGuard(notifyMissing)

  if (isSigningIn) return <SignIn />
  if (status === 'unchecked') return <CheckFailed />
  if (status !== 'signed-in' || isMissing) return <LoadingScreen />
  if (record.data?.role === 'admin') return <Outlet />
  if (record.data) return <NotAdmin record={record.data} />
  if (record.error) return <RecordFailed reason={record.error.message} retry={() => void record.refetch()} />
  return <LoadingScreen />
}

const LoadingScreen = () => (
  <main className="p-gutter">
    <Delayed>
      <output>Loading...</output>
    </Delayed>
  </main>
)

interface ErrorScreenProps {
  /** What failed, and why. */
  message: string
  retry: () => void
  /** A link or a button to leave the screen. */
  children: ReactNode
}

/** Shown instead of the dashboard when the session or the record could not be read. */
const ErrorScreen = ({ message, retry, children }: ErrorScreenProps) => (
  <main className="grid justify-items-start gap-5 p-gutter">
    <h1 className="sr-only">Dashboard</h1>
    <LoadError retry={retry}>{message}</LoadError>
    {children}
  </main>
)

/** The code of the sign-in service could not be loaded. */
function CheckFailed() {
  const { siteUrl } = useConfig()
  const { check } = useSessionCheck()
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
}

/** The user's record could not be read. Logout helps if the session is no longer valid. */
function RecordFailed({ reason, retry }: { reason: string; retry: () => void }) {
  const logout = useLogout()
  return (
    <ErrorScreen message={`We could not load your account. ${reason}`} retry={retry}>
      <Button look="line" small onClick={() => void logout()}>
        Logout
      </Button>
    </ErrorScreen>
  )
}
