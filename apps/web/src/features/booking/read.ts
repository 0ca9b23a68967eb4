import type { Call } from '@energy/client/call'
import { query } from '@energy/client/query'
import { booking } from '@energy/contracts/bookings/bookings'
import type { Site } from '@energy/contracts/site-pages'
import type { Params } from 'react-router-dom'
import type { Head } from '../../shared/head.ts'
import { readLinked } from '../../shared/linked-read.ts'
import { CLIENT, incomplete, readOptional, type LoaderContext } from '../../shared/loaders.ts'
import { askedIn } from './address.ts'

/** The query of the days that an address shows. */
export const daysQuery = (call: Call, from: string, client?: string | null) =>
  query(call, booking.days, {
    querystring: { ...(from && { from }) },
    ...(client && { headers: { [CLIENT]: client } }),
  })

/** Reads the days that the address shows. */
export async function readBook(
  context: LoaderContext,
  { request, site }: { request: Request | undefined; site: Promise<Site | undefined> },
) {
  const { from } = askedIn(new URL(request?.url ?? '/', 'http://localhost').searchParams)
  const [isRead, found] = await Promise.all([
    readOptional(context, daysQuery(context.call, from, request?.headers.get(CLIENT))),
    site,
  ])
  const head: Head = { title: 'Book a call', description: found?.texts.bookings?.description ?? '' }
  return isRead ? head : incomplete(head)
}

/** Reads the booked call that a link opens. */
export async function readLinkedBooking(
  context: LoaderContext,
  { params, request }: { params: Params; request: Request | undefined },
) {
  const { token = '' } = params
  return readLinked(
    context,
    { params, request },
    'Call',
    query(context.call, booking.readLinked, { params: { token } }),
  )
}
