import { inSpan, startedTraces } from '@energy/server/traces/traces'
import type { SqlDriverAdapterFactory, SqlQuery, SqlQueryable } from '@prisma/driver-adapter-utils'
import { replaced } from '../replaced.ts'

/** The span of a statement. Its text has parameters in place of values. */
const spanOf = ({ sql }: SqlQuery) => ({
  name: /\w+/.exec(sql)?.[0] ?? 'SQL',
  kind: 'client' as const,
  attributes: { 'db.system.name': 'postgresql', 'db.query.text': sql },
})

/** The worker's own checks, every second, belong to no trace. */
const traceStatement = <T>(query: SqlQuery, run: () => Promise<T>) =>
  startedTraces()?.current() ? inSpan(spanOf(query), run) : run()

const statements = (connection: SqlQueryable) => ({
  queryRaw: (query: SqlQuery) => traceStatement(query, () => connection.queryRaw(query)),
  executeRaw: (query: SqlQuery) => traceStatement(query, () => connection.executeRaw(query)),
})

/** An adapter of Prisma with a span for each statement of a trace; the adapter itself where traces are off. */
export const traced = (factory: SqlDriverAdapterFactory): SqlDriverAdapterFactory =>
  startedTraces()
    ? replaced(factory, {
        async connect() {
          const connection = await factory.connect()
          return replaced(connection, {
            ...statements(connection),
            async startTransaction(isolation) {
              const transaction = await connection.startTransaction(isolation)
              return replaced(transaction, statements(transaction))
            },
          })
        },
      })
    : factory
