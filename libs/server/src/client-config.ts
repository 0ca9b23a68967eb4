import type { ClientConfig } from '@energy/contracts/client-config'

/**
 * Reads the browser's configuration from the environment of the process that serves it.
 * @throws Error naming every variable that is missing
 */
export function readClientConfig(env: Record<string, string | undefined>): ClientConfig {
  const missing: string[] = []
  const required = (name: string) => {
    const value = env[name] ?? ''
    if (!value) missing.push(name)
    return value
  }
  const config: ClientConfig = {
    apiUrl: required('API_URL'),
    siteUrl: required('SITE_URL'),
    dashboardUrl: required('DASHBOARD_URL'),
    firebase: {
      apiKey: required('FIREBASE_API_KEY'),
      authDomain: required('FIREBASE_AUTH_DOMAIN'),
      projectId: required('FIREBASE_PROJECT_ID'),
    },
  }
  const emulator = env['AUTH_EMULATOR_URL']
  if (emulator && env['APP_MODE'] !== 'local') throw new Error('AUTH_EMULATOR_URL is for APP_MODE=local alone')
  if (missing.length) throw new Error(`Not set: ${missing.join(', ')}`)
  return emulator ? { ...config, authEmulatorUrl: emulator } : config
}
