import { readClientConfig } from '@energy/server/client-config'

/** The environment of the site's server, parsed once. Throws an Error naming what is wrong. */
export function readEnvironment(env: NodeJS.ProcessEnv) {
  const config = readClientConfig(env)
  const local = env['APP_MODE'] === 'local'
  const port = Number(env['WEB_PORT'] || 4200)
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new Error('WEB_PORT must be a port')
  const pagesMib = Number(env['PAGE_CACHE_MIB'] || 32)
  if (!(pagesMib >= 0)) throw new Error('PAGE_CACHE_MIB must be a number of MiB; 0 turns the page cache off')
  const drainMs = Number(env['DRAIN_MS'] || 0)
  if (!(drainMs >= 0)) throw new Error('DRAIN_MS must be a number of milliseconds')
  const apiUrl = env['API_INTERNAL_URL'] || config.apiUrl
  if (!URL.canParse(apiUrl)) throw new Error('API_INTERNAL_URL must be an absolute URL where API_URL is a path')
  return {
    config,
    /** The API as this server reaches it. */
    apiUrl,
    /** Memory for rendered pages, in MiB. */
    pagesMib,
    /** How long it goes on answering after SIGTERM, in ms. */
    drainMs,
    local,
    port,
    host: local ? '127.0.0.1' : env['HOST'] || '0.0.0.0',
    logLevel: env['LOG_LEVEL'] || 'info',
  }
}

export type Environment = ReturnType<typeof readEnvironment>
