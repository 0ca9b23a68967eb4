// Serves the dashboard's files under /dashboard/ of ADMIN_PORT.
import { listen, settingsOrExit } from '@energy/server/boot'
import { dashboardServer } from './dashboard-server.ts'
import { readDashboardSettings } from './dashboard-settings.ts'

const settings = settingsOrExit(readDashboardSettings)
const { ADMIN_PORT, HOST = '0.0.0.0' } = settings
await listen(await dashboardServer(settings), HOST, { ADMIN_PORT })
