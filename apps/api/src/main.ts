import { build } from './app.ts'
import { EnvironmentError, readEnv, type Env } from './env.ts'

function stop(...lines: readonly string[]): never {
  process.stderr.write(lines.map((line) => `${line}\n`).join(''))
  process.exit(1)
}

function environment(): Env {
  try {
    return readEnv(process.env)
  } catch (error) {
    if (error instanceof EnvironmentError) stop(...error.faults)
    throw error
  }
}

const env = environment()
const app = await build(env)

for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void app.close())

await app.listen({ host: env.HOST, port: env.API_PORT }).catch((error: NodeJS.ErrnoException) => {
  if (error.code === 'EADDRINUSE') stop(`API_PORT: port ${env.API_PORT} is taken. Free it, or set API_PORT to another.`)
  if (error.code === 'EACCES') stop(`API_PORT: port ${env.API_PORT} may not be used by this account.`)
  throw error
})
