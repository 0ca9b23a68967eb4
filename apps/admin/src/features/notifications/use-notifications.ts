import type { Call } from '@energy/client/call'
import { pollingQuery } from '@energy/client/query'
import { useCall } from '@energy/client/use-call'
import { NOTIFICATION_LIMITS, notifications, type Notifications } from '@energy/contracts/notifications'
import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { formatCount } from '../../shared/words/counts.ts'

/** Milliseconds: with the time of the response, notifications show within ten seconds. */
const POLL_INTERVAL = 8_000

/** The query is polled, so a failed request is not retried. */
const notificationsOf = (call: Call) => ({ ...pollingQuery(call, notifications.read), retry: false })

/** The notifications, polled while the window is visible and refetched when it gets the focus. */
export const useNotifications = (): UseQueryResult<Notifications> =>
  useQuery({ ...notificationsOf(useCall()), refetchInterval: POLL_INTERVAL, refetchOnWindowFocus: 'always' })

/** The notifications, refetched on mount: in full, as the `ETag` can stay where one is deleted that was seen before. */
export function useLatestNotifications(): UseQueryResult<Notifications> {
  const call = useCall()
  return useQuery({
    ...notificationsOf(call),
    queryFn: ({ signal }) => call.send(notifications.read, {}, signal),
    refetchInterval: false,
    refetchOnMount: 'always',
  })
}

/** A count as text: `1,234`, or `10,000 or more` from the API's limit. */
export const countOf = (count: number) =>
  count < NOTIFICATION_LIMITS.count ? formatCount(count) : `${formatCount(NOTIFICATION_LIMITS.count)} or more`
