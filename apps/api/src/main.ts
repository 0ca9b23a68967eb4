import { build } from './app.ts'
import { stop, told } from './shared/settings/boot.ts'
import { readEnv } from './shared/settings/api-settings.ts'

const env = told(readEnv)
const app = await build(env)

for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void app.close())

await app.listen({ host: env.HOST, port: env.API_PORT }).catch((error: NodeJS.ErrnoException) => {
  const name = 'port' in error && error.port === env.METRICS_PORT ? 'METRICS_PORT' : 'API_PORT'
  if (error.code === 'EADDRINUSE') stop(`${name}: port ${env[name]} is taken. Free it, or set ${name} to another.`)
  if (error.code === 'EACCES') stop(`${name}: port ${env[name]} may not be used by this account.`)
  throw error
})
