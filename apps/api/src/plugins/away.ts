import { Type } from '@sinclair/typebox'
import { Value } from '@sinclair/typebox/value'

// Prisma's own codes: no server, no access, no such database, a time-out, a closed connection, none free.
const PRISMA = new Set('P1000 P1001 P1002 P1003 P1008 P1010 P1011 P1017 P2024 P2028 P2037'.split(' '))
// What the adapter says of a raw query, which Prisma gives no code of its own.
const ADAPTER = new Set(
  (
    'AuthenticationFailed ConnectionClosed DatabaseAccessDenied DatabaseDoesNotExist DatabaseNotReachable ' +
    'SocketTimeout TlsConnectionError TooManyConnections'
  ).split(' '),
)
// PostgreSQL's: shutting down, crashed, starting up; cancelled by a time-out; the connection broke.
const POSTGRES = new Set('57P01 57P02 57P03 57014 08000 08001 08003 08006'.split(' '))
// The driver's, which have no code at all.
const DRIVER = /timeout exceeded when trying to connect|Connection terminated|not queryable|Query read timeout/

const FromAdapter = Type.Object({
  meta: Type.Object({
    driverAdapterError: Type.Object({
      cause: Type.Object({ kind: Type.String(), originalCode: Type.Optional(Type.String()) }),
    }),
  }),
})

/** Whether a failure means that the database is out of reach for now. */
export function isAway(error: Error & { code?: string }) {
  if (PRISMA.has(error.code ?? '') || DRIVER.test(error.message)) return true
  if (!Value.Check(FromAdapter, error)) return false
  const { kind, originalCode = '' } = error.meta.driverAdapterError.cause
  return ADAPTER.has(kind) || POSTGRES.has(originalCode)
}
