import { staffClientConfigOf, staffClientSettings } from '@energy/server/client-config'
import { drainTime, host, logLevel, parseSettings, port, settingsOf } from '@energy/server/settings'

/** The settings of the dashboard's server, by the names of their variables. */
export const dashboardSettings = {
  ...staffClientSettings,
  ADMIN_PORT: port('Where it listens', 4300),
  HOST: host(),
  DRAIN_MS: drainTime(),
  LOG_LEVEL: logLevel(),
}
const Settings = settingsOf(dashboardSettings)

/**
 * Parses the environment of the dashboard's server.
 * @throws SettingsError naming every wrong variable, and never its value
 */
export function readDashboardSettings(source: NodeJS.ProcessEnv) {
  const values = parseSettings(Settings, source)
  return { ...values, config: staffClientConfigOf(values) }
}
