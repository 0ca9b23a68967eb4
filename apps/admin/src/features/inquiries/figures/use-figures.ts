import { query } from '@energy/client/query'
import { useCall } from '@energy/client/use-call'
import { inbox } from '@energy/contracts/inquiries/inbox'
import { useQuery } from '@tanstack/react-query'

/** What came in during two weeks, and how soon it was answered. All that show it share one read. */
export const useFigures = () => useQuery(query(useCall(), inbox.figures))

/** The sum of counts. */
export const sumOf = (counts: readonly number[]) => counts.reduce((sum, count) => sum + count, 0)

/** The address of the inbox with all inquiries of some days. */
export function inboxOf(days: readonly string[], item = '') {
  const filter = { view: 'all', from: days[0] ?? '', until: days.at(-1) ?? '', ...(item && { item }) }
  return `/invoice?${new URLSearchParams(filter)}`
}
