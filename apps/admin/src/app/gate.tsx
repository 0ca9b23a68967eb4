import { useRecord } from '@energy/client/use-record'
import { useRecordGuard } from '@energy/client/use-record-guard'
import { useCheck, useSession } from '@energy/client/use-session'
import { Button, buttonClass } from '@energy/ui/button'
import { failure } from '@energy/ui/notice'
import { Failed, Late } from '@energy/ui/states'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, type ReactNode } from 'react'
import { Outlet } from 'react-router-dom'
import { useConfig } from '../shared/config.ts'
import { useLogout } from './use-logout.ts'
import { NotAdmin } from './not-admin.tsx'
import { SignIn } from './sign-in/sign-in.tsx'

const tell = () => failure('User not found!')

/** Opens the dashboard to admins. Whoever is signed out signs in here, and is then where they wanted to be. */
export function Gate() {
  const { status } = useSession()
  const record = useRecord()
  const answers = useQueryClient()
  // The form stays, with what is typed in it, until the record has told whom to let in.
  const [asking, setAsking] = useState(false)
  if (!asking && status === 'signed-out') setAsking(true)
  if (asking && status === 'signed-in' && !record.isPending) setAsking(false)

  useEffect(() => {
    if (status === 'signed-out') answers.clear()
  }, [status, answers])
  const isMissing = useRecordGuard(tell)

  if (asking) return <SignIn />
  if (status === 'unchecked') return <Unchecked />
  if (status !== 'signed-in' || isMissing) return <Opening />
  if (record.data?.role === 'admin') return <Outlet />
  if (record.data) return <NotAdmin record={record.data} />
  if (record.error) return <Unread reason={record.error.message} retry={() => void record.refetch()} />
  return <Opening />
}

const Opening = () => (
  <main className="p-gutter">
    <Late>
      <output>Loading...</output>
    </Late>
  </main>
)

interface ClosedProps {
  /** What could not be found out, and why. */
  why: string
  retry: () => void
  /** The way out. */
  children: ReactNode
}

/** The dashboard stays closed until somebody is known. */
const Closed = ({ why, retry, children }: ClosedProps) => (
  <main className="grid justify-items-start gap-5 p-gutter">
    <h1 className="sr-only">Dashboard</h1>
    <Failed retry={retry}>{why}</Failed>
    {children}
  </main>
)

/** The code of the sign-in service did not come. */
function Unchecked() {
  const { siteUrl } = useConfig()
  const { check } = useCheck()
  return (
    <Closed why="We could not check whether you are signed in. Check your connection and try again." retry={check}>
      <a className={buttonClass('line', true)} href={`${siteUrl}/`}>
        Go to the site
      </a>
    </Closed>
  )
}

/** A record that cannot be read; whoever holds a session that has lost its worth can leave it. */
function Unread({ reason, retry }: { reason: string; retry: () => void }) {
  const logout = useLogout()
  return (
    <Closed why={`We could not load your account. ${reason}`} retry={retry}>
      <Button look="line" small onClick={() => void logout()}>
        Logout
      </Button>
    </Closed>
  )
}
