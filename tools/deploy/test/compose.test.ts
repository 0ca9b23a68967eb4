import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { Ajv } from 'ajv'
import { expect, test } from 'vitest'
import { parseCompose, stages, textOf } from '../src/compose.ts'
import { SECRETS } from '../src/secrets.ts'
import { TARGETS } from '../src/targets.ts'
import { composeOf, environmentOf } from './fixtures/compose.ts'

const FILES = ['', '.apart', '.database', '.s3'].map((part) => `docker-compose${part}.yml`)

/** The published schema of compose files, from a package that contains it. */
function schemaOfCompose() {
  const require = createRequire(import.meta.url)
  const published = require.resolve('dclint/package.json').replace('package.json', 'schemas/compose.schema.json')
  const ajv = new Ajv({ strict: false, allErrors: true, validateFormats: false })
  const { $schema: _, ...schema } = JSON.parse(readFileSync(published, 'utf8'))
  return ajv.compile(schema)
}

test.each(FILES)('%s is valid by the published schema of compose files', (file) => {
  const isValid = schemaOfCompose()
  isValid(composeOf(file))
  expect(isValid.errors ?? []).toEqual([])
})

test('the schema rejects an unknown property of a service', () => {
  const isValid = schemaOfCompose()
  const compose = composeOf('docker-compose.yml')
  expect(isValid({ ...compose, services: { api: { ...compose.services['api'], replica: 2 } } })).toBe(false)
})

const { services, secrets = {}, networks = {}, volumes = {} } = composeOf('docker-compose.yml')

test.each(Object.entries(services))('%s has no more rights and resources than it needs', (_, service) => {
  expect(service).toMatchObject({ read_only: true, cap_drop: ['ALL'], security_opt: ['no-new-privileges:true'] })
  expect(service.restart).toMatch(/unless-stopped|on-failure/)
  expect(service.deploy?.resources?.limits).toEqual({ cpus: expect.any(String), memory: expect.any(String) })
})

test.each(Object.entries(services))('what %s logs cannot fill the disk', (_, service) => {
  expect(service).toMatchObject({ logging: { driver: 'local' } })
})

test.each(Object.entries(services))(
  '%s can write to /tmp on a swarm, too, which ignores `tmpfs` and `shm_size`',
  (_, service) => {
    expect(service.volumes).toContainEqual({ type: 'tmpfs', target: '/tmp' })
    expect(Object.keys(service)).not.toContain('tmpfs')
    expect(Object.keys(service)).not.toContain('shm_size')
  },
)

const SECRET_VARIABLE = new RegExp(String.raw`\b(${[...SECRETS, 'PGPASSWORD'].join('|')})\b`)

test('every secret, network and volume of a service is defined, and no secret is in a variable', () => {
  for (const service of Object.values(services)) {
    for (const name of service.secrets ?? []) expect(Object.keys(secrets)).toContain(name)
    for (const name of service.networks ?? []) expect(Object.keys(networks)).toContain(name)
    const named = (service.volumes ?? []).filter((volume) => typeof volume === 'string')
    for (const volume of named) expect(Object.keys(volumes)).toContain(volume.split(':')[0])
    expect(Object.keys(service.environment ?? {}).join(' ')).not.toMatch(SECRET_VARIABLE)
  }
})

/** The services that use a volume in this way. */
const usersOf = (volume: string) =>
  Object.entries(services).flatMap(([name, { volumes: used = [] }]) => (used.includes(volume) ? [name] : []))

test('API and worker share the folder of the pictures, which their user may write to, and the backup may only read', () => {
  expect(usersOf('media:/media')).toEqual(['api', 'worker'])
  expect(usersOf('media:/media:ro')).toEqual(['backup'])
  for (const name of ['api', 'worker']) expect(environmentOf(name)['MEDIA_URL']).toBe('file:///media')
  const [, node] = /AS node$(.*?)^FROM/ms.exec(textOf('Dockerfile')) ?? []
  expect(node).toMatch(/mkdir -p \/media && chown node:node \/media[\s\S]*USER node/)
})

test('with a bucket, API and worker have its address, and its key as a secret', () => {
  const { services: changed, secrets: added = {} } = composeOf('docker-compose.s3.yml')
  expect(Object.keys(changed)).toEqual(['api', 'worker'])
  for (const { environment, secrets: used = [] } of Object.values(changed)) {
    expect(environment).toEqual({
      MEDIA_URL: 's3://energy-pictures?region=eu-west-1',
      AWS_ACCESS_KEY_ID: 'key-id',
      AWS_SECRET_ACCESS_KEY_FILE: '/run/secrets/aws_secret_access_key',
    })
    expect(Object.keys(added)).toEqual(used)
  }
})

const file = (name: string) => `/run/secrets/${name}`

test('with a database elsewhere, only the migrations have the address of its owner, and only the API uses a pooler', () => {
  const { services: changed, secrets: added = {} } = composeOf('docker-compose.database.yml')
  expect(Object.entries(changed).map(([name, { environment }]) => [name, environment])).toEqual([
    ['postgres', undefined],
    ['backup', undefined],
    ['migrate', { DATABASE_URL_FILE: file('owner_url') }],
    ['api', { DATABASE_DIRECT_URL_FILE: file('database_direct_url') }],
    ['worker', { DATABASE_URL_FILE: file('database_direct_url') }],
  ])
  expect(Object.keys(added)).toEqual(['owner_url', 'database_direct_url'])
  expect(environmentOf('api')['DATABASE_URL_FILE']).toBe(file('database_url'))
})

test('the override sets the addresses for each service that has them, and for no other but the gateway', () => {
  const apart = composeOf('docker-compose.apart.yml').services
  const configured = Object.entries(services).filter(([, { environment = {} }]) => 'SITE_URL' in environment)
  expect(Object.keys(apart).toSorted()).toEqual([...configured.map(([name]) => name), 'gateway'].toSorted())
  for (const [name] of configured)
    expect(apart[name]?.environment).toEqual({
      SITE_URL: 'https://energy.example',
      DASHBOARD_URL: 'https://staff.energy.example/dashboard',
      API_URL: 'https://api.energy.example',
    })
})

test('the overrides in docs/operations.md set what a service can read, and docker-compose.yml does not set', () => {
  const isValid = schemaOfCompose()
  const blocks = [...textOf('docs/operations.md').matchAll(/^```yaml\n(.*?)^```/gms)].map(([, block = '']) => block)
  const overrides = blocks.filter((block) => block.includes('services:')).map(parseCompose)
  expect(overrides).toHaveLength(2)
  for (const override of overrides) {
    isValid(override)
    expect(isValid.errors ?? []).toEqual([])
    for (const [name, { environment = {}, secrets: used = [] }] of Object.entries(override.services)) {
      expect(Object.keys(override.secrets ?? {})).toEqual(used)
      for (const variable of Object.keys(environment)) {
        expect(textOf(`docs/settings/${name === 'web' ? 'web' : 'api'}.md`)).toContain(variable.replace(/_FILE$/, ''))
        expect(Object.keys(environmentOf(name))).not.toContain(variable)
      }
    }
  }
})

test('each built image is a target of the Dockerfile, does not run as root, and has the start command of the tests', () => {
  for (const [name, { build, user }] of Object.entries(services)) {
    const stage = build ? stages.get(build.target) : `USER ${user}`
    expect([name, stage]).toEqual([name, expect.stringMatching(/^FROM node AS|^USER (?!root|undefined)/m)])
  }
  for (const [name, { start }] of Object.entries(TARGETS))
    expect(stages.get(name)).toContain(`CMD ${JSON.stringify(['node', ...start]).replaceAll(',', ', ')}`)
})

test('every image, built or pulled, has a version', () => {
  const images = [...textOf('Dockerfile').matchAll(/^(?:FROM|ARG NODE=) ?(\S+:\S+)/gm)].map(([, image]) => image)
  const pulled = Object.values(services).flatMap(({ build, image }) => (build ? [] : image))
  expect([...images, ...pulled]).toHaveLength(4)
  for (const image of [...images, ...pulled]) expect(image).toMatch(/:\d+\.\d+(\.\d+)?-/)
  const { dependencies }: { dependencies: { node: string } } = JSON.parse(textOf('package.json'))
  expect(images).toContain(`node:${dependencies.node}-bookworm-slim`)
})
