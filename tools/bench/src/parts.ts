import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '../../..')

/** A process of the bench; `stop` ends it and waits until it is gone. */
export interface Part {
  pid: number
  stop(): Promise<void>
}

function partOf(child: ChildProcess): Part {
  if (child.pid === undefined) throw new Error(`Could not start ${child.spawnfile}`)
  return {
    pid: child.pid,
    async stop() {
      if (child.exitCode !== null) return
      child.kill('SIGTERM')
      await once(child, 'exit')
    },
  }
}

/** A port that is free now. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('No port was given')
  return address.port
}

/** A PostgreSQL of its own with the migrations applied; gone with `stop`. */
export async function startDatabase(): Promise<Part & { url: string }> {
  const dir = mkdtempSync(path.join(tmpdir(), 'bench-'))
  const command = ['tools/local/src/postgres-command.ts', '--data-dir', path.join(dir, 'data'), '--temporary']
  const child = spawn(process.execPath, command, { cwd: root, stdio: ['pipe', 'pipe', 'inherit'] })
  const [line] = await once(child.stdout, 'data')
  const { url }: { url: string } = JSON.parse(String(line))
  const migrated = spawnSync('prisma', ['migrate', 'deploy'], {
    cwd: path.join(root, 'apps/api'),
    env: { ...process.env, DATABASE_URL: url },
  })
  if (migrated.status !== 0) throw new Error(String(migrated.stderr))
  return { ...partOf(child), url }
}

/** The API as production runs it. `readyAfter` is in ms from the start of its process. */
export async function startApi(databaseUrl: string): Promise<Part & { url: string; readyAfter: number }> {
  const port = await freePort()
  const started = performance.now()
  const child = spawn(process.execPath, ['dist/main.js'], {
    cwd: path.join(root, 'apps/api'),
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      PATH: process.env['PATH'],
      APP_MODE: 'production',
      NODE_ENV: 'production',
      LOG_LEVEL: 'warn',
      HOST: '127.0.0.1',
      API_PORT: String(port),
      DATABASE_URL: databaseUrl,
      FIREBASE_PROJECT_ID: 'bench',
      SITE_URL: 'https://example.com',
      DASHBOARD_URL: 'https://example.com/dashboard',
    },
  })
  const url = `http://127.0.0.1:${port}`
  await answers(`${url}/ready`)
  return { ...partOf(child), url, readyAfter: performance.now() - started }
}

/** Bare `node:http` with the very bytes and headers that `like` answers. */
export async function startBare(like: string): Promise<Part & { url: string }> {
  const port = await freePort()
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'bare.ts'), like, String(port)], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const url = `http://127.0.0.1:${port}/`
  await answers(url)
  return { ...partOf(child), url }
}

/** Resolves when `url` answers 200; throws after 20 s. */
async function answers(url: string) {
  for (const until = Date.now() + 20_000; Date.now() < until;) {
    const status = await fetch(url).then(
      async (answer) => (await answer.arrayBuffer(), answer.status),
      () => 0,
    )
    if (status === 200) return
  }
  throw new Error(`${url} did not answer`)
}
