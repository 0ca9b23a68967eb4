import { Type } from '@sinclair/typebox'
import { Value } from '@sinclair/typebox/value'

// Kinds of the driver adapter's errors, whatever code Prisma gives them.
const ADAPTER = new Set(
  (
    'AuthenticationFailed ConnectionClosed DatabaseAccessDenied DatabaseDoesNotExist DatabaseNotReachable ' +
    'SocketTimeout TlsConnectionError TooManyConnections'
  ).split(' '),
)
// PostgreSQL's codes: shutting down, crashed, starting up; cancelled by a timeout; connection lost (08P01 is PgBouncer's
// code for a server that is unavailable); disk or memory full; read-only, as a replica before its promotion is.
const POSTGRES = new Set('57P01 57P02 57P03 57014 08000 08001 08003 08006 08P01 53100 53200 25006'.split(' '))
// Messages of the driver, which have no code.
const DRIVER = /timeout exceeded when trying to connect|Connection terminated|not queryable|Query read timeout/

const DriverAdapterError = Type.Object({
  // Stryker disable next-line ObjectLiteral: a cause always has a kind
  cause: Type.Object({ kind: Type.String(), originalCode: Type.Optional(Type.String()) }),
})
// Stryker disable next-line ObjectLiteral: meta of an adapter's error always has this shape
const FromAdapter = Type.Object({ meta: Type.Object({ driverAdapterError: DriverAdapterError }) })

/** The driver adapter's kind of a failure, and PostgreSQL's code. */
function causeOf(error: unknown) {
  const adapterError = Value.Check(FromAdapter, error) ? error.meta.driverAdapterError : error
  // At the begin and end of a transaction Prisma passes the adapter's error on unchanged.
  // Stryker disable next-line ObjectLiteral, StringLiteral: no code equals such a text
  if (!Value.Check(DriverAdapterError, adapterError)) return { kind: '', originalCode: '' }
  // Stryker disable next-line StringLiteral: no code equals such a text
  const { kind, originalCode = '' } = adapterError.cause
  return { kind, originalCode }
}

/** Whether a failure means that the database is unavailable for now. */
export function isUnavailable(error: Error & { code?: string }) {
  // P2028: a transaction timed out.
  if (error.code === 'P2028' || DRIVER.test(error.message)) return true
  const { kind, originalCode } = causeOf(error)
  return ADAPTER.has(kind) || POSTGRES.has(originalCode)
}

/**
 * Whether a statement conflicts with a concurrent one: a deadlock, or a record that it refers to was deleted. Prisma's
 * own calls have codes for that (P2034, P2003); raw ones have only the adapter's kind.
 */
export const isWriteConflict = (error: unknown) =>
  ['TransactionWriteConflict', 'ForeignKeyConstraintViolation'].includes(causeOf(error).kind)

/** Whether a query was cancelled by its statement timeout. */
export const isTimedOut = (error: unknown) => causeOf(error).originalCode === '57014'
