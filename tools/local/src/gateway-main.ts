// The gateway runs in a process of its own, beside the parts it stands before: a fault in passing on a request then
// ends nothing but itself, and the supervisor, which must not die, starts it again.
import { fileURLToPath } from 'node:url'
import { gateway } from './gateway.ts'

const { PORT, API_ORIGIN = '', WEB_ORIGIN = '', ADMIN_ORIGIN, AUTH_ORIGIN } = process.env

const app = await gateway({
  api: API_ORIGIN,
  web: WEB_ORIGIN,
  admin: ADMIN_ORIGIN,
  auth: AUTH_ORIGIN,
  dashboard: fileURLToPath(new URL('../../../apps/admin/dist', import.meta.url)),
})
await app.listen({ port: Number(PORT), host: '127.0.0.1' })

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => {
    void app.close().then(() => process.exit(0))
  })
}
