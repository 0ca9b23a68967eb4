// Preloaded into a container's program (`node --import ./start.js PROGRAM`). Loads secrets from their files, and waits
// for the migrations that the program was built with.
import { existsSync, readFileSync } from 'node:fs'
import { isMainThread } from 'node:worker_threads'
import { untilMigrated } from './schema.ts'
import { loadSecrets } from './secrets.ts'

/** Logs in the format of the programs. */
const say = (msg: string) => void process.stdout.write(`${JSON.stringify({ level: 30, time: Date.now(), msg })}\n`)

async function prepare() {
  loadSecrets(process.env)
  const list = new URL('migrations.json', import.meta.url)
  const { DATABASE_URL: url } = process.env
  // Without a URL, the program itself reports the error.
  if (!url || !existsSync(list)) return
  const migrations: string[] = JSON.parse(readFileSync(list, 'utf8'))
  await untilMigrated(url, migrations, say)
}

// A worker thread of the program already has the environment.
if (isMainThread)
  await prepare().catch((error: Error) => {
    process.stderr.write(`${error.message}\n`)
    process.exit(1)
  })
