import { useCall } from '@energy/client/use-send'
import { user } from '@energy/contracts/users'
import { leaveNotice, notice } from '@energy/ui/notice'
import { useNavigate } from 'react-router-dom'
import { useConfig } from './config-context.ts'

interface Arrival {
  email: string
  /** What to say, by the role of the record. */
  says: { user: string; admin: string }
  /** Milliseconds. */
  timer: number
  /** Where a user goes; an admin goes to the dashboard. */
  next?: string | undefined
}

/** Leads whoever has just signed in or up on, by the role of their record. Throws `CallError`. */
export function useArrival() {
  const call = useCall()
  const navigate = useNavigate()
  const { dashboardUrl } = useConfig()
  return async ({ email, says, timer, next = '/' }: Arrival) => {
    const { role, requestedRole } = await call(user.read, { params: { email } })
    if (role === 'admin') {
      // The dashboard is another document: the notice goes along.
      leaveNotice(says.admin, { timer })
      location.assign(dashboardUrl)
      return
    }
    // Whoever asked to be an admin is told that somebody has to approve it.
    void notice(requestedRole ? `${says.user} An admin will look at your request.` : says.user, { timer })
    await navigate(next)
  }
}
