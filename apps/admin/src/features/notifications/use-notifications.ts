import type { Call } from '@energy/client/call'
import { queryAgain } from '@energy/client/query'
import { useCall } from '@energy/client/use-call'
import { NEWS, news, type News } from '@energy/contracts/news'
import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { written } from '../../shared/counts.ts'

/** Milliseconds: what came shows within ten seconds, the time of the answer included. */
const PAUSE = 8_000

/** One look that fails is followed by the next: none is repeated. */
const newsOf = (call: Call) => ({ ...queryAgain(call, news.read), retry: false })

/** What came since this admin last looked; looked at again and again while the window is seen, and as soon as it is. */
export const useNotifications = (): UseQueryResult<News> =>
  useQuery({ ...newsOf(useCall()), refetchInterval: PAUSE, refetchOnWindowFocus: 'always' })

/** The same, looked at once more when it is opened. */
export const useNewsNow = (): UseQueryResult<News> =>
  useQuery({ ...newsOf(useCall()), refetchInterval: false, refetchOnMount: 'always' })

/** A count in words: `1,234`, `10,000 or more` from where it is not counted on. */
export const countOf = (count: number) => (count < NEWS.counted ? written(count) : `${written(NEWS.counted)} or more`)
