import { baseOf, clientSettings, clientConfigOf } from '@energy/server/client-config'
import {
  SettingsError,
  count,
  drainTime,
  host,
  logLevel,
  optional,
  parseSettings,
  port,
  settingsOf,
  webAddress,
  type SettingsByName,
} from '@energy/server/settings'
import { ratioMissing, traceSettings } from '@energy/server/traces/settings'
import { parseProxies, trustProxy } from '@energy/server/trusted-proxies'

const own = {
  WEB_PORT: port('Where it listens', 4200),
  HOST: host(),
  API_INTERNAL_URL: optional(webAddress('The API, for this server; without it `API_URL`, if that is an address')),
  API_TIMEOUT: count(
    'Time that a page waits for the API before it is rendered without what is missing, in ms; the sitemap, a feed or a picture of a link preview is 503 then',
    5_000,
  ),
  PAGE_CACHE_MIB: count('Memory of the page cache, in MiB; 0 turns it off', 32, 0),
  DRAIN_MS: drainTime(),
  TRUST_PROXY: trustProxy(),
  LOG_LEVEL: logLevel(),
  ...traceSettings,
}
const Settings = settingsOf({ ...clientSettings, ...own })
/** The settings of the site's server, beside those for browsers. */
export const siteSettings: SettingsByName = own

/**
 * Parses the environment of the site's server.
 * @throws SettingsError naming every wrong variable, and never its value
 */
export function readEnvironment(source: NodeJS.ProcessEnv) {
  const values = parseSettings(Settings, source)
  const config = clientConfigOf(values)
  const local = values.APP_MODE === 'local'
  const apiUrl = baseOf(values.API_INTERNAL_URL ?? values.API_URL)
  if (!URL.canParse(apiUrl))
    throw new SettingsError(['API_INTERNAL_URL must be set to an absolute URL where API_URL is a path.'])
  const { proxies, problems: proxyProblems } = parseProxies(values.TRUST_PROXY)
  const problems = [...proxyProblems, ...ratioMissing(values)]
  if (problems.length) throw new SettingsError(problems)
  return {
    config,
    /** The API, for this server. */
    apiUrl,
    /** How long an answer waits for the API, in ms. */
    apiTimeout: values.API_TIMEOUT,
    /** Memory for rendered pages, in MiB. */
    pagesMib: values.PAGE_CACHE_MIB,
    /** How long it goes on answering after SIGTERM, in ms. */
    drainMs: values.DRAIN_MS,
    local,
    /** The proxies whose `X-Forwarded-For` is believed. */
    proxies,
    port: values.WEB_PORT,
    host: local ? '127.0.0.1' : (values.HOST ?? '0.0.0.0'),
    logLevel: values.LOG_LEVEL,
    traces: values,
  }
}

export type Environment = ReturnType<typeof readEnvironment>
