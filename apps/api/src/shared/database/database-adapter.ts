import { PrismaPg } from '@prisma/adapter-pg'
import {
  DriverAdapterError,
  type SqlDriverAdapterFactory,
  type SqlQuery,
  type Transaction,
} from '@prisma/driver-adapter-utils'
import type { Pool } from 'pg'
import { replaced } from '../replaced.ts'
import { traced } from './traced-sql.ts'

/** The statements with which Prisma ends a transaction. Its connection then returns to the pool. */
const ENDS = new Set(['COMMIT', 'ROLLBACK'])

/**
 * A transaction that takes no statement after its end. Prisma makes some calls as several statements, such as a record
 * with those that belong to it, and rolls a transaction back once its time is over, also between two of them. The next
 * one would run outside of it, on a connection that another transaction may have by then. It sends the next statement
 * after the answer to the one before: Prisma reads several relations at once, which `pg` does not accept from version 9 on.
 */
function ending(transaction: Transaction) {
  let hasEnded = false
  let last: Promise<unknown> = Promise.resolve()
  function inTurn<T>({ sql }: SqlQuery, run: () => Promise<T>) {
    const answer = last.then(() => {
      const ends = ENDS.has(sql)
      if (hasEnded && !ends) throw new DriverAdapterError({ kind: 'ConnectionClosed' })
      hasEnded ||= ends
      return run()
    })
    last = answer.catch(() => undefined)
    return answer
  }
  return replaced(transaction, {
    queryRaw: (query) => inTurn(query, () => transaction.queryRaw(query)),
    executeRaw: (query) => inTurn(query, () => transaction.executeRaw(query)),
  })
}

const withEndingTransactions = (factory: SqlDriverAdapterFactory) =>
  replaced(factory, {
    async connect() {
      const connection = await factory.connect()
      return replaced(connection, {
        startTransaction: async (isolation) => ending(await connection.startTransaction(isolation)),
      })
    },
  })

/** Prisma's adapter for these connections. */
export const adapterOf = (pool: Pool) => traced(withEndingTransactions(new PrismaPg(pool)))
