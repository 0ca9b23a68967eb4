import { query } from '@energy/client/query'
import { useCall } from '@energy/client/use-call'
import { isStaff } from '@energy/contracts/people/roles'
import { user } from '@energy/contracts/people/users'
import { storeNotice, notice } from '@energy/ui/notice'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { useConfig } from '@energy/client/use-config'

interface SignInRedirect {
  email: string
  /** The notice: of an admin, and of everybody else. */
  messages: { user: string; admin: string }
  /** Milliseconds. */
  timer: number
  /** The path to go to, if not that of the role; of this origin. */
  next?: string | undefined
}

/** For a user who asked to be an admin and waits for approval. */
export const ROLE_PENDING = 'An admin will look at your request.'

/** Redirects a user who has just signed in or up, by the role of the record. Throws `CallError`. */
export function useSignInRedirect() {
  const call = useCall()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const { dashboardUrl } = useConfig()
  return async ({ email, messages, timer, next }: SignInRedirect) => {
    const read = query(call, user.read, { params: { email } })
    const { role, requestedRole } = await queryClient.fetchQuery({ ...read, staleTime: 0 })
    const message = messages[role === 'admin' ? 'admin' : 'user'] + (requestedRole ? ` ${ROLE_PENDING}` : '')
    const dashboard = new URL(dashboardUrl, location.href)
    const target = new URL(next ?? (isStaff(role) ? dashboard : '/'), location.href)
    const isSite = target.origin === location.origin && !isWithin(target.pathname, dashboard.pathname)
    if (isSite) {
      void notice(message, { timer })
      return navigate(target.pathname + target.search + target.hash)
    }
    // The dashboard is another document. The notice is stored for it, which works only on the same origin.
    if (target.origin === location.origin) storeNotice(message, { timer })
    return location.assign(target)
  }
}

const isWithin = (path: string, base: string) => path === base || path.startsWith(`${base}/`)
