import { useRecord } from '@energy/client/use-record'
import { useRecordGuard } from '@energy/client/use-record-guard'
import { useSession } from '@energy/client/use-session'
import { Button } from '@energy/ui/button'
import { failure } from '@energy/ui/notice'
import { Failed, Late } from '@energy/ui/states'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Outlet } from 'react-router-dom'
import { useLogout } from './components/use-logout.ts'
import { NotAdmin } from './screens/not-admin.tsx'
import { SignIn } from './screens/sign-in.tsx'

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

/** A record that cannot be read; whoever holds a session that has lost its worth can leave it. */
function Unread({ reason, retry }: { reason: string; retry: () => void }) {
  const logout = useLogout()
  return (
    <main className="grid justify-items-start gap-5 p-gutter">
      <Failed retry={retry}>We could not load your account. {reason}</Failed>
      <Button look="line" small onClick={() => void logout()}>
        Logout
      </Button>
    </main>
  )
}
