import { Type, type Static } from '@sinclair/typebox'
import { metricsPort } from '../metrics.ts'
import { appMode, identityProject, staffSecondFactor } from '@energy/server/client-config'
import {
  SettingsError,
  address,
  choice,
  count,
  databaseAddress,
  drainTime,
  host,
  logLevel,
  optional,
  parseSettings,
  port,
  publicAddress,
} from '@energy/server/settings'
import { unreadable } from '@energy/server/primary'
import { ratioMissing, traceSettings } from '@energy/server/traces/settings'
import { parseProxies, trustProxy } from '@energy/server/trusted-proxies'

/** The identity provider's settings, for each process that uses it. */
export const identitySettings = {
  APP_MODE: appMode(),
  FIREBASE_PROJECT_ID: identityProject(),
  FIREBASE_AUTH_EMULATOR_HOST: Type.Optional(
    Type.String({
      pattern: '^[^\\s/:]+:\\d+$',
      title: 'Local mode alone: the identity emulator',
      description: 'host:port of the identity emulator',
    }),
  ),
  GOOGLE_APPLICATION_CREDENTIALS: Type.Optional(
    Type.String({
      title: 'Without it revoked tokens are not known, and calls of staff are refused',
      description: 'the path of a service account',
    }),
  ),
}

/** The storage of the pictures' files, for API and worker. */
export const mediaUrl = () =>
  address({
    pattern: '^(file:///|s3://[^/?]+|gs://[^/?]+$)',
    title: 'Where the files of pictures are',
    description: 'file:///folder, s3://bucket?region=…&endpoint=… or gs://bucket',
  })

/** Whether webhooks may lead to private addresses, for API and worker. */
export const privateWebhooks = () =>
  Type.Optional(
    choice('Local mode alone: with `true` webhooks may lead to private addresses, and to http:', ['true', 'false']),
  )

/** The settings of the API, by the names of their variables. */
export const Environment = Type.Object({
  ...identitySettings,
  HOST: host(),
  API_PORT: port('Where it listens', 4000),
  DATABASE_URL: databaseAddress(),
  DATABASE_DIRECT_URL: optional(
    databaseAddress('The database past its pooler, for the connection that listens; without it, `DATABASE_URL`'),
  ),
  SITE_URL: publicAddress('The site, whose pages may call'),
  DASHBOARD_URL: publicAddress('The dashboard, whose pages may call'),
  FIREBASE_KEYS_URL: Type.Optional(
    address({
      pattern: '^(https://\\S+|http://(127\\.0\\.0\\.1|localhost|\\[::1\\])(:\\d+)?/\\S*)$',
      title: 'Where the keys of tokens are published as a JSON Web Key Set, if not by Google',
      description: 'an address that begins with https://',
    }),
  ),
  ADMIN_SIGNUP: Type.Optional(
    choice('Whether an admin’s sign-up waits for another admin; without it `approval`, beside the emulator `open`', [
      'open',
      'approval',
    ]),
  ),
  ADMIN_EMAILS: Type.String({
    default: '',
    title: 'The first admins: verified e-mails that become admins as they sign up',
    description: 'e-mail addresses with commas between them',
  }),
  STAFF_MFA: staffSecondFactor(),
  TRUST_PROXY: trustProxy(),
  RATE_LIMIT_LOOKUP: count('Look-ups of one client a minute, in each replica', 20),
  RATE_LIMIT_SEARCHES: count('Searches of one client on the site a minute, in each replica', 120),
  RATE_LIMIT_FORMS: count('Forms of one client a minute, in each replica', 10),
  RATE_LIMIT_UPLOADS: count('Files of one client a minute, in each replica; one for a message counts twice', 120),
  HEADERS_TIMEOUT: count('Time limit for the headers of a request, in ms', 10_000),
  REQUEST_TIMEOUT: count('Time limit for a whole request, in ms', 15_000),
  KEEP_ALIVE_TIMEOUT: count('Time that an idle connection stays open, in ms; longer than that of the gateway', 72_000),
  MAX_EVENT_LOOP_DELAY: count('Event loop delay at which calls get 503, in ms', 1_000),
  DATABASE_CONNECTION_TIMEOUT: count(
    'Time that a call waits for a database connection before it gets 503, in ms',
    3_000,
  ),
  TRANSACTION_TIMEOUT: count('Time limit for a transaction, in ms', 5_000),
  MAX_WAITING: count('Number of calls waiting for a database connection at which calls get 503', 200),
  RESPONSE_CACHE_MIB: count('Memory of the response cache, in MiB; 0 turns it off', 64, 0),
  CHANGES_COMMENT_MS: Type.Number({
    multipleOf: 1,
    minimum: 1,
    maximum: 15_000,
    default: 15_000,
    title:
      'Time between two comments on the stream of changes, in ms; the site gives up a stream after 20 s of silence',
    description: 'a whole number from 1 to 15000',
  }),
  // A provider of card payments becomes a value of this setting. Until then any other than `none` is refused.
  PAYMENTS: choice('Which provider takes card payments; with `none` customers pay by bank transfer', ['none'], 'none'),
  MEDIA_URL: mediaUrl(),
  WEBHOOKS_ALLOW_PRIVATE: privateWebhooks(),
  DRAIN_MS: drainTime(),
  METRICS_PORT: metricsPort(),
  LOG_LEVEL: logLevel(),
  ...traceSettings,
})

/** The address of the keys that Google signs the tokens of every project with. */
const PUBLISHED_KEYS = 'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com'

export interface Env extends Omit<Static<typeof Environment>, 'ADMIN_EMAILS' | 'FIREBASE_KEYS_URL' | 'TRUST_PROXY'> {
  /** The address of the published keys; undefined beside an emulator, whose tokens are unsigned. */
  FIREBASE_KEYS_URL: string | undefined
  HOST: string
  ADMIN_SIGNUP: 'open' | 'approval'
  /** Verified e-mails that become admins when they sign up; lower case. */
  ADMIN_EMAILS: readonly string[]
  /** The proxies whose `X-Forwarded-For` is trusted; none by default. */
  TRUST_PROXY: readonly string[]
}

/** The problem of an emulator outside local mode: its unsigned tokens would be trusted. */
export const emulatorElsewhere = (env: { APP_MODE: string; FIREBASE_AUTH_EMULATOR_HOST?: string }) =>
  env.APP_MODE !== 'local' && env.FIREBASE_AUTH_EMULATOR_HOST
    ? ['FIREBASE_AUTH_EMULATOR_HOST is only for APP_MODE=local.']
    : []

/** The problem of private addresses outside local mode: a webhook could reach services of our own network. */
export const privateWebhooksElsewhere = (env: { APP_MODE: string; WEBHOOKS_ALLOW_PRIVATE?: string }) =>
  env.APP_MODE !== 'local' && env.WEBHOOKS_ALLOW_PRIVATE === 'true'
    ? ['WEBHOOKS_ALLOW_PRIVATE=true is only for APP_MODE=local.']
    : []

/** The problem of a bucket whose server has no address: otherwise the first file would show it. */
export function endpointUnreadable({ MEDIA_URL }: { MEDIA_URL: string }) {
  const endpoint = new URL(MEDIA_URL).searchParams.get('endpoint')
  return !endpoint || (/^https?:\/\//.test(endpoint) && URL.canParse(endpoint))
    ? []
    : ['MEDIA_URL: its endpoint must be an address that begins with http:// or https://.']
}

/**
 * Parses the environment once. A variable set to nothing counts as not set.
 * @throws SettingsError naming every wrong variable, and never its value
 */
export function readEnv(source: Record<string, string | undefined>): Env {
  const values = parseSettings(Environment, source)
  const local = values.APP_MODE === 'local'
  const { proxies, problems: proxyProblems } = parseProxies(values.TRUST_PROXY)
  const { DATABASE_URL, DATABASE_DIRECT_URL } = values
  const problems = [
    ...unreadable({ DATABASE_URL, DATABASE_DIRECT_URL }),
    ...emulatorElsewhere(values),
    ...privateWebhooksElsewhere(values),
    ...endpointUnreadable(values),
    !local && values.FIREBASE_KEYS_URL?.startsWith('http:') && 'FIREBASE_KEYS_URL must begin with https://.',
    !local && values.ADMIN_SIGNUP === 'open' && 'ADMIN_SIGNUP=open is only for APP_MODE=local.',
    ...proxyProblems,
    ...ratioMissing(values),
  ].filter((problem) => typeof problem === 'string')
  if (problems.length) throw new SettingsError(problems)
  return {
    ...values,
    FIREBASE_KEYS_URL: values.FIREBASE_KEYS_URL ?? (values.FIREBASE_AUTH_EMULATOR_HOST ? undefined : PUBLISHED_KEYS),
    HOST: local ? '127.0.0.1' : (values.HOST ?? '0.0.0.0'),
    ADMIN_SIGNUP: values.ADMIN_SIGNUP ?? (values.FIREBASE_AUTH_EMULATOR_HOST ? 'open' : 'approval'),
    ADMIN_EMAILS: values.ADMIN_EMAILS.split(',').flatMap((email) => email.trim().toLowerCase() || []),
    TRUST_PROXY: proxies,
  }
}
