// node postgres-command.ts --data-dir DIR [--port N] [--database NAME] [--temporary]
// Prints {"url": "postgresql://…"} once PostgreSQL answers. Stops PostgreSQL (with --temporary: also removes DIR) on a
// signal, or when its parent is gone (the IPC channel closes, or stdin if there is none). Exits with code 1 when
// PostgreSQL dies.
import { mkdirSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { Client, escapeIdentifier } from 'pg'
import { onEnding } from '../supervisor/ending.ts'
import { freePort } from '../ports.ts'
import { runningPort, startServer } from './postgres-server.ts'

const { values } = parseArgs({
  options: {
    'data-dir': { type: 'string' },
    port: { type: 'string' },
    database: { type: 'string', default: 'energy' },
    temporary: { type: 'boolean', default: false },
  },
})
if (values['data-dir'] === undefined) throw new Error('--data-dir is missing.')
const directory = resolve(values['data-dir'])
mkdirSync(directory, { recursive: true })

let isEnding = false
let isUp = false
function end() {
  if (isEnding) return
  isEnding = true
  // pg_ctl can't stop a server that is still starting, so the server is stopped once it has started.
  if (isUp) void close()
}
onEnding(end)
// Without an IPC channel, the command runs as long as its stdin stays open.
if (!process.channel && !process.stdin.isTTY) process.stdin.once('end', end).once('error', end).resume()

const port = values.port === undefined ? ((await runningPort(directory)) ?? (await freePort())) : Number(values.port)
const server = await startServer({ directory, port, temporary: values.temporary })
const url = (database: string) => `postgresql://postgres:${server.password}@127.0.0.1:${port}/${database}`

// This connection stays open as long as the server runs. When it ends, the server has died.
const watcher = new Client({ connectionString: url('postgres') })
watcher.on('error', () => {})
watcher.on('end', () => {
  if (isEnding) return
  console.error('PostgreSQL has died.')
  process.exit(1)
})
await watcher.connect()
const existing = await watcher.query('SELECT FROM pg_database WHERE datname = $1', [values.database])
if (existing.rowCount === 0) await watcher.query(`CREATE DATABASE ${escapeIdentifier(values.database)}`)

isUp = true
if (isEnding) await close()
console.log(JSON.stringify({ url: url(values.database) }))

async function close() {
  await server.stop()
  if (values.temporary) rmSync(directory, { recursive: true, force: true })
  process.exit(0)
}
