import type { Call } from '@energy/client/call'
import { queryAgain } from '@energy/client/query'
import { useCall } from '@energy/client/use-call'
import { NOTIFICATION_LIMITS, notifications, type Notifications } from '@energy/contracts/notifications'
import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { formatCount } from '../../shared/counts.ts'

/** Milliseconds: what came shows within ten seconds, the time of the answer included. */
const POLL_INTERVAL = 8_000

/** One look that fails is followed by the next: none is repeated. */
const notificationsOf = (call: Call) => ({ ...queryAgain(call, notifications.read), retry: false })

/** What came since this admin last looked; looked at again and again while the window is seen, and as soon as it is. */
export const useNotifications = (): UseQueryResult<Notifications> =>
  useQuery({ ...notificationsOf(useCall()), refetchInterval: POLL_INTERVAL, refetchOnWindowFocus: 'always' })

/** The same, looked at once more when it is opened. */
export const useLatestNotifications = (): UseQueryResult<Notifications> =>
  useQuery({ ...notificationsOf(useCall()), refetchInterval: false, refetchOnMount: 'always' })

/** A count in words: `1,234`, `10,000 or more` from where it is not counted on. */
export const countOf = (count: number) =>
  count < NOTIFICATION_LIMITS.count ? formatCount(count) : `${formatCount(NOTIFICATION_LIMITS.count)} or more`
