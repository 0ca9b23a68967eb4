import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { Client } from 'pg'

const PROJECT = fileURLToPath(new URL('project', import.meta.url))
const PROGRAM = fileURLToPath(import.meta.resolve('prisma/build/index.js'))

/** Runs the stock Prisma command line in the tests' project. */
export async function prisma(args: string[], env: Record<string, string> = {}) {
  const child = spawn(process.execPath, [PROGRAM, ...args], {
    cwd: PROJECT,
    // NO_COLOR and FORCE_COLOR together make every Node process warn. The engine must not print that warning.
    env: { ...process.env, CHECKPOINT_DISABLE: '1', NO_COLOR: '1', FORCE_COLOR: '1', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  const [output, errors, code] = await Promise.all([text(child.stdout), text(child.stderr), ended])
  return { code, output: output + errors }
}

/** The first column of each row. */
export async function column(url: string, query: string) {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<[unknown]>({ text: query, rowMode: 'array' })
    return rows.map(([value]) => value)
  } finally {
    await client.end()
  }
}
