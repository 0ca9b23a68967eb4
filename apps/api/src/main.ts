import { listen, settingsOrExit } from '@energy/server/boot'
import { startTraces } from '@energy/server/traces/traces'
import { build } from './app.ts'
import { readEnv } from './shared/settings/api-settings.ts'

const env = settingsOrExit(readEnv)
await startTraces('energy-api', env)
const { API_PORT, METRICS_PORT } = env
await listen(await build(env), env.HOST, { API_PORT, METRICS_PORT })
