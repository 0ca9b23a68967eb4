// `npm start`: the product as built, rebuilt where it has changed, on one origin; with `--built` as it was built last.
import { runOnOneOrigin } from './one-origin.ts'

await runOnOneOrigin({
  mode: 'production',
  ...(!process.argv.includes('--built') && {
    prepare: ['run-many', '--target', 'build', '--projects', 'api,web,admin', '--output-style', 'static'],
  }),
  servers: { api: ['dist/api/main.js'], web: ['dist/server/server.js'], worker: ['dist/worker/worker.js'] },
})
