import { kinds } from '@energy/contracts/content'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from '@sinclair/typebox'
import { TypeCompiler } from '@sinclair/typebox/compiler'
import type { RouteGenericInterface } from 'fastify'
import { Prisma } from '../../generated/client.ts'
import { LIVE_SQL } from '../../shared/live.ts'
import { titlesOf, type AnyKind } from './rows.ts'

/** What separates the topics of a text. */
const COMMA = '\\s*,\\s*'
/** The number of topics that are listed. */
const SHOWN = 50

/** The condition that an item has a topic, without regard to case. */
export const hasTopic = (topic: string) =>
  Prisma.sql`lower(${topic}) = ANY (regexp_split_to_array(lower(topics), ${COMMA}))`

const Topics = TypeCompiler.Compile(Type.Array(Type.Object({ topic: Type.String() })))

/** The topics of what the site shows, each in its most frequent spelling. */
export const topics: FastifyPluginAsyncTypebox = async (app) => {
  for (const kind of Object.values(kinds)) {
    if (!kind.topics) continue
    const { rows } = titlesOf([kind.tag], LIVE_SQL)
    app.route<RouteGenericInterface, unknown, NonNullable<AnyKind['topics']>['schema']>({
      ...kind.topics,
      handler: async () => {
        const found = await app.db.$queryRaw`
          SELECT topic FROM (
            SELECT (array_agg(topic ORDER BY count DESC, topic))[1] AS topic
            FROM (
              SELECT topic, sum(count) AS count
              FROM (SELECT topics, count(*) FROM items WHERE ${rows} AND topics <> '' GROUP BY topics) AS texts,
                regexp_split_to_table(topics, ${COMMA}) AS topic
              WHERE topic <> '' GROUP BY topic
            ) AS spelled
            GROUP BY lower(topic) ORDER BY sum(count) DESC, lower(topic) LIMIT ${SHOWN}
          ) AS frequent ORDER BY lower(topic)`
        return Topics.Decode(found).map(({ topic }) => topic)
      },
    })
  }
}
