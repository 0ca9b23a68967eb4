// The gateway runs in its own process. An error while it forwards a request then ends only the gateway, and the
// supervisor, which must not die, restarts it.
import { join } from 'node:path'
import { listen } from '@energy/server/boot'
import { readStaffClientConfig } from '@energy/server/client-config'
import { gateway } from './gateway.ts'
import { ROOT } from '../settings.ts'

const { PORT, API_ORIGIN = '', WEB_ORIGIN = '', ADMIN_ORIGIN, AUTH_ORIGIN } = process.env

const app = await gateway({
  api: API_ORIGIN,
  web: WEB_ORIGIN,
  auth: AUTH_ORIGIN,
  dashboard: ADMIN_ORIGIN ?? { root: join(ROOT, 'apps', 'admin', 'dist'), config: readStaffClientConfig(process.env) },
})
await listen(app, '127.0.0.1', { PORT: Number(PORT) })
