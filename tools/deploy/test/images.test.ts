import { describe, expect, it } from 'vitest'
import { baseImages } from '../src/containers/base-images.ts'
import { docker, missingEngine, succeeds } from '../src/containers/engine.ts'
import { BUILT, IMAGES } from '../src/containers/images.ts'

const imageOf = (name: string) => `${IMAGES}/${name}:1`

/** Why the images cannot be tried: `npm test` needs no engine. */
const missing =
  missingEngine() ??
  (BUILT.every((name) => succeeds(['image', 'inspect', imageOf(name)]))
    ? undefined
    : 'The images are not built: npm run containers')
if (missing) console.log(`Skipped: ${missing}`)

/** Runs a command in an image, as restricted as in docker-compose.yml and without a network. */
const runIn = (name: string, env: Readonly<Record<string, string>>, ...command: readonly string[]) =>
  docker([
    'run',
    '--rm',
    '--read-only',
    '--tmpfs=/tmp',
    '--cap-drop=ALL',
    ...(name === 'gateway' ? ['--cap-add=NET_BIND_SERVICE'] : []),
    '--security-opt=no-new-privileges:true',
    '--network=none',
    ...Object.entries(env).map(([key, value]) => `--env=${key}=${value}`),
    imageOf(name),
    ...command,
  ])

const HOSTS = { SITE_HOST: 'energy.test', DASHBOARD_HOST: 'staff.energy.test', API_HOST: 'api.energy.test' }

describe.skipIf(missing)('the images', () => {
  it.each(BUILT)('%s does not run as root', (name) => {
    expect(runIn(name, {}, 'id', '-u')).toMatch(/^[1-9]\d*$/)
  })

  it.each(['Caddyfile', 'separate-hosts.Caddyfile'])(
    'the gateway accepts %s, with and without further options',
    (file) => {
      const command = ['caddy', 'adapt', '--config', `/etc/caddy/${file}`, '--adapter', 'caddyfile']
      for (const GATEWAY_OPTIONS of ['', 'email you@energy.example', 'local_certs'])
        expect(runIn('gateway', { ...HOSTS, GATEWAY_OPTIONS }, ...command)).toContain('energy.test')
    },
  )

  it('the backup has the client of the version of the database', () => {
    const [, version = ''] = /postgres:(\d+\.\d+)/.exec(baseImages().join(' ')) ?? []
    expect(runIn('backup', {}, 'pg_dump', '--version')).toContain(version)
  })

  it('the migrations are read by the engine that is in the image', () => {
    const env = { DATABASE_URL: 'postgresql://nobody@127.0.0.1:9/nowhere' }
    expect(() => runIn('migrate', env)).toThrow(/P1001|ECONNREFUSED/)
  })
})
