// Starts the dashboard on its own in development: Vite on ADMIN_PORT.
import { exitWith, settingsOrExit } from '@energy/server/boot'
import { appMode } from '@energy/server/client-config'
import { host, parseSettings, port, settingsOf } from '@energy/server/settings'
import { createServer } from 'vite'

const Settings = settingsOf({ ADMIN_PORT: port('Where it listens', 4300), HOST: host(), APP_MODE: appMode() })
const { ADMIN_PORT, HOST, APP_MODE } = settingsOrExit((source) => parseSettings(Settings, source))

try {
  const server = await createServer({
    server: { port: ADMIN_PORT, host: HOST ?? (APP_MODE === 'local' ? '127.0.0.1' : '0.0.0.0'), strictPort: true },
  })
  await server.listen()
  server.printUrls()
} catch (cause) {
  const message = cause instanceof Error ? cause.message : String(cause)
  exitWith(
    message.includes('already in use')
      ? `ADMIN_PORT: port ${ADMIN_PORT} is taken. Free it, or set ADMIN_PORT to another.`
      : message,
  )
}
