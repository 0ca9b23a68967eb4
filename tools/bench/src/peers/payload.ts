import { Type } from '@sinclair/typebox'
import { Value } from '@sinclair/typebox/value'
import { randomBytes } from 'node:crypto'
import { start, startServer } from '../processes.ts'
import { folderOf, install, run, versionOf } from './install.ts'
import { NEW, createTwelve, send, withJson, type Calls, type System } from './system.ts'

const PEER = 'payload'
const CLI = 'node_modules/payload/bin.js'
const NEXT = 'node_modules/next/dist/bin/next'
const LIST = { path: '/api/services?limit=12&depth=0&pagination=false' }

const SignedUp = Type.Object({ token: Type.String() })
const Created = Type.Object({ doc: Type.Object({ id: Type.Number() }) })

/**
 * Payload in Next.js on PostgreSQL, built as its template does.
 * @param databaseUrl an empty database
 */
export function payload(databaseUrl: string): System {
  const settings = {
    DATABASE_URL: databaseUrl,
    PAYLOAD_SECRET: randomBytes(32).toString('hex'),
    NEXT_TELEMETRY_DISABLED: '1',
  }
  // The migration exists after the installation; the build reads the tables to prerender the page.
  const migrate = () => run(PEER, [CLI, 'migrate'], settings)
  const isNew = install(PEER, () => {
    run(PEER, [CLI, 'migrate:create', 'first'], settings)
    migrate()
    run(PEER, [NEXT, 'build', '--webpack'], settings)
  })
  if (!isNew) migrate()
  return {
    name: 'Payload',
    packages: ['payload', '@payloadcms/db-postgres', 'next'].map((name) => versionOf(PEER, name)),
    databaseUrl,
    list: LIST,
    start: () =>
      startServer(LIST.path, undefined, (port) =>
        start(folderOf(PEER), [NEXT, 'start', '--hostname', '127.0.0.1', '--port', port], settings),
      ),
    fill,
  }
}

async function fill(url: string): Promise<Calls> {
  const account = { email: 'admin@example.com', password: 'a-password-1' }
  const signedUp = await send(url, withJson('/api/users/first-register', account))
  const headers = { authorization: `JWT ${Value.Parse(SignedUp, JSON.parse(signedUp)).token}` }
  const published = { _status: 'published' }
  const create = (texts: object) => withJson('/api/services', { ...texts, ...published }, headers)
  const { doc } = Value.Parse(Created, JSON.parse(await createTwelve(url, create)))
  // The page that is prerendered again is stored, so that it is there after the next start.
  await send(url, { path: '/' })
  const path = `/api/services/${doc.id}`
  const draft = `${path}?draft=true`
  return {
    one: { path: `${path}?depth=0` },
    create: create(NEW),
    drafts: {
      save: (headerTitle) => ({ ...withJson(draft, { headerTitle, _status: 'draft' }, headers), method: 'PATCH' }),
      preview: { path: draft, headers },
      publish: { ...withJson(path, published, headers), method: 'PATCH' },
    },
  }
}
