// Preloaded into a container's program (`node --import ./start.js PROGRAM`). Loads secrets from their files, waits for the
// migrations that the program was built with, and gives a program that accepts one database server the primary's address.
import { existsSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { isMainThread } from 'node:worker_threads'
import { unreadable } from '@energy/server/primary'
import { addressOfPrimary, untilMigrated } from './schema.ts'
import { loadSecrets } from './secrets.ts'

/** The programs that find the primary among several database servers themselves. */
const SERVERS = new Set(['main.js', 'worker.js'])

/** Logs in the format of the programs. */
const say = (msg: string) => void process.stdout.write(`${JSON.stringify({ level: 30, time: Date.now(), msg })}\n`)

async function prepare() {
  loadSecrets(process.env)
  const list = new URL('migrations.json', import.meta.url)
  const { DATABASE_URL: url } = process.env
  // Without a URL that can be read, the program itself reports the error.
  if (!url || !/^postgres(ql)?:/.test(url) || unreadable({ url }).length > 0) return
  if (existsSync(list)) await untilMigrated(url, JSON.parse(readFileSync(list, 'utf8')), say)
  // Prisma and admin-grant.ts run once, so they need not find a later primary.
  if (url.includes(',') && !SERVERS.has(basename(process.argv[1] ?? '')))
    process.env['DATABASE_URL'] = await addressOfPrimary(url)
}

// A worker thread of the program already has the environment.
if (isMainThread)
  await prepare().catch((error: Error) => {
    process.stderr.write(`${error.message}\n`)
    process.exit(1)
  })
