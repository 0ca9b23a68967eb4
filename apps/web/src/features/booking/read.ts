import type { Call } from '@energy/client/call'
import { query } from '@energy/client/query'
import { booking } from '@energy/contracts/bookings/bookings'
import type { Site } from '@energy/contracts/site/site-pages'
import type { Params } from 'react-router-dom'
import type { Head } from '../../shared/head.ts'
import { readLinked } from '../../shared/linked-read.ts'
import { incomplete, readOptional, type LoaderContext } from '../../shared/loaders.ts'
import { askedBeside, askedIn } from './address.ts'

/** The query of the days that an address shows. */
export const daysQuery = (call: Call, from: string) =>
  query(call, booking.days, { querystring: { ...(from && { from }) } })

const queryOf = (request: Request | undefined) => new URL(request?.url ?? '/', 'http://localhost').searchParams

/** Reads the days that the address shows. */
export async function readBook(
  context: LoaderContext,
  { request, site }: { request: Request | undefined; site: Promise<Site | undefined> },
) {
  const { from } = askedIn(queryOf(request))
  const [isRead, found] = await Promise.all([readOptional(context, daysQuery(context.call, from)), site])
  const head: Head = { title: 'Book a call', description: found?.texts.bookings?.description ?? '' }
  return isRead ? head : incomplete(head)
}

/** Reads the booked call that a link opens, with the days to which it can be moved. */
export async function readLinkedBooking(
  context: LoaderContext,
  { params, request, site }: { params: Params; request: Request | undefined; site: Promise<Site | undefined> },
) {
  const { token = '' } = params
  const options = query(context.call, booking.readLinked, { params: { token } })
  const [head, found] = await Promise.all([readLinked(context, { params, request }, 'Call', options), site])
  const booked = context.client.getQueryData(options.queryKey)
  if (booked?.state === 'booked' && found) {
    const { from } = askedBeside(askedIn(queryOf(request)), booked.startsAt, found.company)
    await readOptional(context, daysQuery(context.call, from))
  }
  return head
}
