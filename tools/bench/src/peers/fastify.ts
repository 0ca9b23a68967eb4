import { Type } from '@sinclair/typebox'
import { Value } from '@sinclair/typebox/value'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { start, startServer } from '../processes.ts'
import { queriesOf } from '../query.ts'
import { NEW, createTwelve, withJson, type Calls, type System } from './system.ts'

const LIST = { path: '/services' }
const Created = Type.Object({ id: Type.Integer() })

const versionOf = (name: string) => {
  const file = fileURLToPath(import.meta.resolve(`${name}/package.json`))
  const { version }: { version: string } = JSON.parse(readFileSync(file, 'utf8'))
  return `${name} ${version}`
}

/**
 * Fastify and pg: what a server of its own would be without a framework.
 * @param databaseUrl an empty database
 */
export async function fastify(databaseUrl: string): Promise<System> {
  await queriesOf(databaseUrl)(
    `CREATE TABLE services (
       id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
       "headerTitle" text NOT NULL, "titlePrefix" text NOT NULL DEFAULT '', "titleDescription" text NOT NULL,
       details text NOT NULL, sections jsonb NOT NULL)`,
  )
  return {
    name: 'Fastify and pg',
    packages: ['fastify', 'pg'].map(versionOf),
    databaseUrl,
    list: LIST,
    start: () =>
      startServer(LIST.path, undefined, (port) =>
        start('tools/bench/src/peers', ['fastify-server.ts', databaseUrl, port]),
      ),
    fill,
  }
}

const create = (texts: object) => withJson('/services', texts)

async function fill(url: string): Promise<Calls> {
  const { id } = Value.Parse(Created, JSON.parse(await createTwelve(url, create)))
  return { one: { path: `/services/${id}` }, create: create(NEW) }
}
