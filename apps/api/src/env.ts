import { isIP } from 'node:net'
import { Type, type Static, type TObject } from '@sinclair/typebox'
import { Value } from '@sinclair/typebox/value'

const port = (fallback: number) =>
  Type.Integer({ minimum: 0, maximum: 65_535, default: fallback, description: 'a port from 0 to 65535' })
const count = (fallback: number, minimum = 1) =>
  Type.Integer({ minimum, maximum: 3_600_000, default: fallback, description: `a whole number from ${minimum}` })
export const webAddress = () =>
  Type.String({
    pattern: '^https?://[^\\s/]+(/\\S*)?$',
    description: 'an address that begins with http:// or https://',
  })
export const databaseAddress = () =>
  Type.String({ pattern: '^postgres(ql)?://', description: 'an address that begins with postgresql://' })
const choice = <const T extends string>(values: readonly T[], fallback?: NoInfer<T>) =>
  Type.Union(
    values.map((value) => Type.Literal(value)),
    { description: `one of ${values.join(', ')}`, ...(fallback && { default: fallback }) },
  )

/** Who says who people are; each process that asks is told it by these names. */
export const identitySettings = {
  APP_MODE: choice(['production', 'local'], 'production'),
  FIREBASE_PROJECT_ID: Type.String({ description: 'the id of a Firebase project' }),
  FIREBASE_AUTH_EMULATOR_HOST: Type.Optional(
    Type.String({ pattern: '^[^\\s/:]+:\\d+$', description: 'host:port of the identity emulator' }),
  ),
  GOOGLE_APPLICATION_CREDENTIALS: Type.Optional(Type.String({ description: 'the path of a service account' })),
}

/** What the process is told, under the names it is told it by. */
const Environment = Type.Object({
  ...identitySettings,
  HOST: Type.Optional(Type.String({ description: 'an address to listen on' })),
  API_PORT: port(4000),
  DATABASE_URL: databaseAddress(),
  SITE_URL: webAddress(),
  DASHBOARD_URL: webAddress(),
  FIREBASE_KEYS_URL: Type.Optional(
    Type.String({
      pattern: '^(https://\\S+|http://(127\\.0\\.0\\.1|localhost|\\[::1\\])(:\\d+)?/\\S*)$',
      description: 'an address that begins with https://',
    }),
  ),
  ADMIN_SIGNUP: Type.Optional(choice(['open', 'approval'])),
  ADMIN_EMAILS: Type.String({ default: '', description: 'e-mail addresses with commas between them' }),
  TRUST_PROXY: Type.String({ default: '', description: 'addresses or subnets of proxies, with commas between them' }),
  RATE_LIMIT_LOOKUP: count(20),
  RATE_LIMIT_FORMS: count(10),
  HEADERS_TIMEOUT: count(10_000),
  REQUEST_TIMEOUT: count(15_000),
  KEEP_ALIVE_TIMEOUT: count(72_000),
  MAX_EVENT_LOOP_DELAY: count(1_000),
  MAX_WAITING: count(200),
  KEPT_MIB: count(64, 0),
  CHANGES_COMMENT_MS: count(15_000),
  OVERDUE_HOURS: count(24),
  DRAIN_MS: count(0, 0),
  METRICS_PORT: Type.Optional(Type.Integer({ minimum: 1, maximum: 65_535, description: 'a port from 1 to 65535' })),
  LOG_LEVEL: choice(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], 'info'),
})

/** Where Google publishes the keys that it signs every project's tokens with. */
const PUBLISHED_KEYS = 'https://www.googleapis.com/robot/v1/metadata/x509/securetoken@system.gserviceaccount.com'

export interface Env extends Omit<Static<typeof Environment>, 'ADMIN_EMAILS' | 'FIREBASE_KEYS_URL' | 'TRUST_PROXY'> {
  /** Where the keys of tokens are published; none beside an emulator, whose tokens are not signed. */
  FIREBASE_KEYS_URL: string | undefined
  HOST: string
  ADMIN_SIGNUP: 'open' | 'approval'
  /** Verified e-mails that become admins when they sign up; lower case. */
  ADMIN_EMAILS: readonly string[]
  /** Whose `X-Forwarded-For` is believed: nobody's by default. */
  TRUST_PROXY: readonly string[]
}

/** An environment in which the process must not start: one line for each fault. */
export class EnvironmentError extends Error {
  readonly faults: readonly string[]
  constructor(faults: readonly string[]) {
    super(faults.join('\n'))
    this.name = 'EnvironmentError'
    this.faults = faults
  }
}

/**
 * The variables that a schema names, as it wants them. A variable set to nothing counts as not set.
 * @throws EnvironmentError naming every variable at fault, and never its value
 */
export function parsed<T extends TObject>(schema: T, source: Record<string, string | undefined>): Static<T> {
  const given = Object.fromEntries(Object.entries(source).filter(([name, value]) => value && name in schema.properties))
  const values = Value.Convert(schema, Value.Default(schema, given))
  if (!Value.Check(schema, values)) throw new EnvironmentError(faultsOf(schema, values))
  return values
}

/** The fault of an emulator in any but local mode: whatever its tokens say would be believed. */
export const emulatorElsewhere = (env: { APP_MODE: string; FIREBASE_AUTH_EMULATOR_HOST?: string }) =>
  env.APP_MODE !== 'local' && env.FIREBASE_AUTH_EMULATOR_HOST
    ? ['FIREBASE_AUTH_EMULATOR_HOST is for APP_MODE=local alone.']
    : []

/**
 * Parses the environment once. A variable set to nothing counts as not set.
 * @throws EnvironmentError naming every variable at fault, and never its value
 */
export function readEnv(source: Record<string, string | undefined>): Env {
  const values = parsed(Environment, source)
  const local = values.APP_MODE === 'local'
  const proxies = values.TRUST_PROXY.split(',').flatMap((proxy) => proxy.trim() || [])
  const refused = [
    ...emulatorElsewhere(values),
    !local && values.FIREBASE_KEYS_URL?.startsWith('http:') && 'FIREBASE_KEYS_URL must begin with https://.',
    !local && values.ADMIN_SIGNUP === 'open' && 'ADMIN_SIGNUP=open is for APP_MODE=local alone.',
    !proxies.every(isProxy) && `TRUST_PROXY must be ${Environment.properties.TRUST_PROXY.description}.`,
  ].filter((fault) => typeof fault === 'string')
  if (refused.length) throw new EnvironmentError(refused)
  return {
    ...values,
    FIREBASE_KEYS_URL: values.FIREBASE_KEYS_URL ?? (values.FIREBASE_AUTH_EMULATOR_HOST ? undefined : PUBLISHED_KEYS),
    HOST: local ? '127.0.0.1' : (values.HOST ?? '0.0.0.0'),
    ADMIN_SIGNUP: values.ADMIN_SIGNUP ?? (values.FIREBASE_AUTH_EMULATOR_HOST ? 'open' : 'approval'),
    ADMIN_EMAILS: values.ADMIN_EMAILS.split(',').flatMap((email) => email.trim().toLowerCase() || []),
    TRUST_PROXY: proxies,
  }
}

function isProxy(proxy: string) {
  const [address = '', bits] = proxy.split('/')
  const version = isIP(address)
  if (!version || bits === undefined) return version > 0
  return /^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128)
}

function faultsOf(schema: TObject, values: unknown) {
  const names = new Map([...Value.Errors(schema, values)].map(({ path, value }) => [path.slice(1), value]))
  return Object.entries(schema.properties).flatMap(([name, { description }]) => {
    if (!names.has(name)) return []
    return `${name} ${names.get(name) === undefined ? 'is not set; it' : ''} must be ${description}.`.replace('  ', ' ')
  })
}
