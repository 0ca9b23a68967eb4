import { Type } from '@sinclair/typebox'
import { Value } from '@sinclair/typebox/value'
import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { root, start, startServer } from '../processes.ts'
import { folderOf, install, run, versionOf } from './install.ts'
import { NEW, createTwelve, send, withJson, type Calls, type System } from './system.ts'

const PEER = 'keystone'
const CLI = 'node_modules/@keystone-6/core/bin/cli.js'
const PATH = '/api/graphql'
const FIELDS = 'id headerTitle titlePrefix titleDescription details sections'

const ask = (query: string, variables: object = {}, headers = {}) => withJson(PATH, { query, variables }, headers)
const LIST = ask(`{ services { ${FIELDS} } }`)

const SignedIn = Type.Object({ data: Type.Object({ session: Type.Object({ sessionToken: Type.String() }) }) })
const Created = Type.Object({ data: Type.Object({ createService: Type.Object({ id: Type.String() }) }) })

/**
 * Keystone on PostgreSQL.
 * @param databaseUrl an empty database
 */
export function keystone(databaseUrl: string): System {
  const settings = {
    DATABASE_URL: databaseUrl,
    SESSION_SECRET: randomBytes(32).toString('hex'),
    // Prisma would download an engine.
    PRISMA_SCHEMA_ENGINE_BINARY: join(root, 'tools/schema-engine/src/main.ts'),
    CHECKPOINT_DISABLE: '1',
  }
  install(PEER, () => run(PEER, [CLI, 'build'], settings))
  run(PEER, ['node_modules/prisma/build/index.js', 'db', 'push'], settings)
  return {
    name: 'Keystone',
    packages: ['@keystone-6/core', '@prisma/client'].map((name) => versionOf(PEER, name)),
    databaseUrl,
    list: LIST,
    start: () =>
      startServer(PATH, undefined, (port) => start(folderOf(PEER), [CLI, 'start'], { ...settings, PORT: port }), {
        method: LIST.method,
        headers: LIST.headers,
        body: LIST.body,
      }),
    fill,
  }
}

async function fill(url: string): Promise<Calls> {
  const account = 'email: "admin@example.com", password: "a-password-1"'
  await send(url, ask(`mutation { createUser(data: { ${account} }) { id } }`))
  const signIn = `mutation {
    session: authenticateUserWithPassword(${account}) {
      ... on UserAuthenticationWithPasswordSuccess { sessionToken }
    }
  }`
  const { data } = Value.Parse(SignedIn, JSON.parse(await send(url, ask(signIn))))
  const headers = { authorization: `Bearer ${data.session.sessionToken}` }
  const create = (texts: object) =>
    ask('mutation ($data: ServiceCreateInput!) { createService(data: $data) { id } }', { data: texts }, headers)
  const { id } = Value.Parse(Created, JSON.parse(await createTwelve(url, create))).data.createService
  const one = ask(`query ($id: ID!) { service(where: { id: $id }) { ${FIELDS} } }`, { id })
  return { one, create: create(NEW) }
}
