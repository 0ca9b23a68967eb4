import { inSpan, startedTraces } from '@energy/server/traces/traces'
import type { SqlDriverAdapterFactory, SqlQuery, SqlQueryable } from '@prisma/driver-adapter-utils'

/** The span of a statement. Its text has parameters in place of values. */
const spanOf = ({ sql }: SqlQuery) => ({
  name: /\w+/.exec(sql)?.[0] ?? 'SQL',
  kind: 'client' as const,
  attributes: { 'db.system.name': 'postgresql', 'db.query.text': sql },
})

/** The worker's own checks, every second, belong to no trace. */
const traceStatement = <T>(query: SqlQuery, run: () => Promise<T>) =>
  startedTraces()?.current() ? inSpan(spanOf(query), run) : run()

/** The same object with its own methods in place of some. */
const replaced = <T extends object>(target: T, own: Partial<T>): T =>
  new Proxy(target, {
    get(_, name) {
      const value: unknown = Reflect.get(name in own ? own : target, name)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })

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
