// `npm start`: runs the built product on one origin. Builds what has changed first; `--built` uses the last build.
import { runOnOneOrigin } from './one-origin.ts'

await runOnOneOrigin({
  mode: 'production',
  ...(!process.argv.includes('--built') && {
    prepare: ['run-many', '--target', 'build', '--projects', 'api,web,admin', '--output-style', 'static'],
  }),
  servers: { api: ['dist/api/main.js'], web: ['dist/server/server.js'], worker: ['dist/worker/worker.js'] },
})
