// Goes before the program of a container (`node --import ./start.js PROGRAM`): takes secrets from their files, and waits
// for the migrations that the program was built with.
import { existsSync, readFileSync } from 'node:fs'
import { isMainThread } from 'node:worker_threads'
import { untilMigrated } from './schema.ts'
import { loadSecrets } from './secrets.ts'

/** As the programs say it in their logs. */
const say = (msg: string) => void process.stdout.write(`${JSON.stringify({ level: 30, time: Date.now(), msg })}\n`)

async function prepare() {
  loadSecrets(process.env)
  const list = new URL('migrations.json', import.meta.url)
  const { DATABASE_URL: url } = process.env
  // Without a URL the program itself says what is wrong.
  if (!url || !existsSync(list)) return
  const migrations: string[] = JSON.parse(readFileSync(list, 'utf8'))
  await untilMigrated(url, migrations, say)
}

// A thread of the program has the environment already.
if (isMainThread)
  await prepare().catch((error: Error) => {
    process.stderr.write(`${error.message}\n`)
    process.exit(1)
  })
