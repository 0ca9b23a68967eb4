import { Type } from '@sinclair/typebox'
import { Value } from '@sinclair/typebox/value'

// What the adapter says, whatever code Prisma makes of it.
const ADAPTER = new Set(
  (
    'AuthenticationFailed ConnectionClosed DatabaseAccessDenied DatabaseDoesNotExist DatabaseNotReachable ' +
    'SocketTimeout TlsConnectionError TooManyConnections'
  ).split(' '),
)
// PostgreSQL's: shutting down, crashed, starting up; cancelled by a time-out; the connection broke; the disk or the
// memory is full; it takes no writes, being a replica that is about to become the first.
const POSTGRES = new Set('57P01 57P02 57P03 57014 08000 08001 08003 08006 53100 53200 25006'.split(' '))
// The driver's, which have no code at all.
const DRIVER = /timeout exceeded when trying to connect|Connection terminated|not queryable|Query read timeout/

const DriverAdapterError = Type.Object({
  cause: Type.Object({ kind: Type.String(), originalCode: Type.Optional(Type.String()) }),
})
const FromAdapter = Type.Object({ meta: Type.Object({ driverAdapterError: DriverAdapterError }) })

/** What the adapter says of a failure, and PostgreSQL's own code. */
function causeOf(error: unknown) {
  const told = Value.Check(FromAdapter, error) ? error.meta.driverAdapterError : error
  // Where a transaction begins or ends Prisma passes on the adapter's failure as it is.
  if (!Value.Check(DriverAdapterError, told)) return { kind: '', originalCode: '' }
  const { kind, originalCode = '' } = told.cause
  return { kind, originalCode }
}

/** Whether a failure means that the database is out of reach for now. */
export function isUnavailable(error: Error & { code?: string }) {
  // P2028: a transaction that could not begin, or go on, in its time.
  if (error.code === 'P2028' || DRIVER.test(error.message)) return true
  const { kind, originalCode } = causeOf(error)
  return ADAPTER.has(kind) || POSTGRES.has(originalCode)
}

/**
 * Whether a statement met another that changed the same at the same moment: a deadlock, or what it refers to was
 * deleted meanwhile. Of Prisma's own calls its codes say so (P2034, P2003), of raw ones the adapter alone.
 */
export const isWriteConflict = (error: unknown) =>
  ['TransactionWriteConflict', 'ForeignKeyConstraintViolation'].includes(causeOf(error).kind)

/** Whether a query was cancelled by its statement timeout. */
export const isTimedOut = (error: unknown) => causeOf(error).originalCode === '57014'
