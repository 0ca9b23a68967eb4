// `npm run dev`: runs all three apps from source, with hot reload, on one origin.
import { runOnOneOrigin } from './one-origin.ts'
import { watched } from './processes/servers.ts'

await runOnOneOrigin({
  mode: 'development',
  prepare: ['run-many', '--target', 'generate', '--output-style', 'static'],
  servers: {
    api: watched('src/main.ts'),
    web: ['src/server/main.ts'],
    admin: ['serve.ts'],
    worker: watched('src/worker.ts'),
  },
})
