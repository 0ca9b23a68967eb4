import { clientSettings, clientConfigOf } from '@energy/server/client-config'
import { count, drainTime, host, logLevel, parseSettings, port, settingsOf } from '@energy/server/settings'

/** The settings of the dashboard's server, by the names of their variables. */
export const dashboardSettings = {
  ADMIN_PORT: port('Where it listens', 4300),
  HOST: host(),
  DRAIN_MS: drainTime(),
  LOG_LEVEL: logLevel(),
  STAFF_IDLE_MINUTES: count('Minutes without activity after which staff are signed out; 0 never does', 60, 0),
}
const Settings = settingsOf({ ...clientSettings, ...dashboardSettings })

/**
 * Parses the environment of the dashboard's server.
 * @throws SettingsError naming every wrong variable, and never its value
 */
export function readDashboardSettings(source: NodeJS.ProcessEnv) {
  const values = parseSettings(Settings, source)
  const { STAFF_IDLE_MINUTES: idleMinutes } = values
  return { ...values, config: { ...clientConfigOf(values), ...(idleMinutes > 0 && { idleMinutes }) } }
}
