import { query } from '@energy/client/query'
import { useCall } from '@energy/client/use-call'
import { user } from '@energy/contracts/users'
import { leaveNotice, notice } from '@energy/ui/notice'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { useConfig } from '../../shared/config-context.ts'

interface SignInRedirect {
  email: string
  /** What to say, by the role of the record. */
  messages: { user: string; admin: string }
  /** Milliseconds. */
  timer: number
  /** Where to go, if not where the role leads: a path of this origin. */
  next?: string | undefined
}

/** Told to whoever asked to be an admin and waits for it. */
export const ROLE_PENDING = 'An admin will look at your request.'

/** Leads whoever has just signed in or up on, by the role of their record. Throws `CallError`. */
export function useSignInRedirect() {
  const call = useCall()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const { dashboardUrl } = useConfig()
  return async ({ email, messages, timer, next }: SignInRedirect) => {
    const read = query(call, user.read, { params: { email } })
    const { role, requestedRole } = await queryClient.fetchQuery({ ...read, staleTime: 0 })
    const message = messages[role] + (requestedRole ? ` ${ROLE_PENDING}` : '')
    const dashboard = new URL(dashboardUrl, location.href)
    const target = new URL(next ?? (role === 'admin' ? dashboard : '/'), location.href)
    const isSite = target.origin === location.origin && !isWithin(target.pathname, dashboard.pathname)
    if (isSite) {
      void notice(message, { timer })
      return navigate(target.pathname + target.search + target.hash)
    }
    // The dashboard is another document: the notice goes along, as far as the origin reaches.
    if (target.origin === location.origin) leaveNotice(message, { timer })
    return location.assign(target)
  }
}

const isWithin = (path: string, base: string) => path === base || path.startsWith(`${base}/`)
