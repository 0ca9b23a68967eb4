import { MAX_CLIENT_CALLS, MAX_OPEN_CALLS } from '@energy/contracts/bookings/bookings'
import { isStaff } from '@energy/contracts/people/roles'
import { Type } from '@sinclair/typebox'
import { TypeCompiler } from '@sinclair/typebox/compiler'
import type { FastifyRequest } from 'fastify'
import type { Prisma, PrismaClient } from '../../generated/client.ts'
import { clientOf } from '../../shared/access/client.ts'
import { hashOf } from '../../shared/access/tokens.ts'
import { conflict } from '../../shared/http-error.ts'
import { isPublic } from '../../shared/webhooks/addresses.ts'

/** For whom and from where a call is booked. */
interface Booker {
  email: string
  /** The account that is signed in. */
  userId: string | undefined
  /** A hash of the client's address; `""` for a private one, which a proxy has that stands for everybody. */
  client: string
}

/** Who books a call; undefined for staff, who may book as many as they want. */
export function bookerOf(request: Pick<FastifyRequest, 'ip' | 'caller'>, email: string): Booker | undefined {
  const record = request.caller?.record
  if (record && isStaff(record.role)) return undefined
  const address = clientOf(request)
  const client = isPublic(address) ? Buffer.from(hashOf(`calls from ${address}`)).toString('base64url') : ''
  return { email, userId: record?.id, client }
}

const Counts = TypeCompiler.Compile(
  Type.Tuple([Type.Object({ ofEmail: Type.Integer(), ofUser: Type.Integer(), ofClient: Type.Integer() })]),
)

/**
 * Checks that somebody may book one more call. Others who book with the same e-mail, account or client wait until the
 * transaction ends, so that the count is right.
 * @throws HttpError 409
 */
export async function checkOpenCalls(tx: Prisma.TransactionClient, { email, userId, client }: Booker) {
  // Each transaction takes its locks in the same order, so that no two wait for each other.
  const keys = [email, userId, client].flatMap((of) => (of ? [`calls of ${of}`] : [])).toSorted()
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(key, 0)) FROM unnest(${keys}::text[]) AS key`
  const [{ ofEmail, ofUser, ofClient }] = Counts.Decode(
    await tx.$queryRaw`
      SELECT count(*) FILTER (WHERE email = ${email})::int AS "ofEmail",
        count(*) FILTER (WHERE "userId" = ${userId ?? null}::uuid)::int AS "ofUser",
        count(*) FILTER (WHERE client <> '' AND client = ${client})::int AS "ofClient"
      FROM bookings JOIN inquiries ON inquiries.id = "inquiryId"
      WHERE "cancelledAt" IS NULL AND "startsAt" > ${new Date()}`,
  )
  if (Math.max(ofEmail, ofUser) >= MAX_OPEN_CALLS)
    throw conflict(
      `You have ${MAX_OPEN_CALLS} calls to come already. Change or cancel one of them by the link in its mail instead.`,
    )
  if (ofClient >= MAX_CLIENT_CALLS)
    throw conflict('Many calls are booked from your connection already. Write to us, and we find an hour for you.')
}

/** Erases from where calls were booked that have begun: they count no more. */
export const eraseClients = (db: PrismaClient) =>
  db.booking.updateMany({ where: { client: { not: '' }, startsAt: { lte: new Date() } }, data: { client: '' } })
