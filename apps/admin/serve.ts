// The dashboard on its own in development: Vite on ADMIN_PORT.
import { env, exit, stderr } from 'node:process'
import { createServer } from 'vite'

const port = Number(env['ADMIN_PORT'] ?? 4300)
const host = env['HOST'] ?? (env['APP_MODE'] === 'local' ? '127.0.0.1' : '0.0.0.0')

try {
  const server = await createServer({ server: { port, host, strictPort: true } })
  await server.listen()
  server.printUrls()
} catch (cause) {
  const message = cause instanceof Error ? cause.message : String(cause)
  const taken = message.includes('already in use')
  stderr.write(`${taken ? `ADMIN_PORT: port ${port} is taken. Set ADMIN_PORT to a free one.` : message}\n`)
  exit(1)
}
