import { spawnSync } from 'node:child_process'
import { rmSync, statfsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { until } from '@energy/local/supervisor/until'
import { aFolder, freePort, makeDatabase, startApi, startDurablePostgres } from '../parts.ts'
import { fill } from '../rows.ts'

/** The statuses that a writer and a reader got while the disk was full, and a writer afterwards. */
export type Full = { refused: number; read: number; after: number } | 'not run'

/** Of the file system, in MiB: twice what an empty database takes. */
const SIZE = 160

const run = (command: string, ...args: string[]) => spawnSync(command, args).status === 0

/** Leaves nothing free in a file system; the file that takes it up. */
function takeAll(folder: string) {
  const file = join(folder, 'ballast')
  const { bavail, bsize } = statfsSync(folder)
  writeFileSync(file, Buffer.alloc(Math.max(0, bavail * bsize - 64 * 1_024)))
  return file
}

/** Fills the disk of a database under the API. Needs a system on which a small file system can be made. */
export async function diskFull(): Promise<Full> {
  const folder = aFolder()
  if (!run('mount', '-t', 'tmpfs', '-o', `size=${SIZE}m,mode=0755`, 'tmpfs', folder)) return 'not run'
  const postgres = await startDurablePostgres(join(folder, 'postgres'), await freePort())
  const databaseUrl = makeDatabase(postgres.url, 'full')
  await fill(databaseUrl, 12)
  const api = await startApi(databaseUrl)
  const send = async (comment: string) => {
    const body = JSON.stringify({ username: 'Ada', email: 'ada@example.com', comment })
    const headers = { 'content-type': 'application/json' }
    const answer = await fetch(`${api.url}/specialists`, { method: 'POST', headers, body })
    await answer.arrayBuffer()
    return answer.status
  }
  const long = 'word '.repeat(3_900)
  const ballast = takeAll(folder)
  const refused = await until(
    async () => {
      const status = await send(long)
      return status !== 201 && status
    },
    60,
    'A write that is refused',
  )
  const read = (await fetch(`${api.url}/services`)).status
  rmSync(ballast)
  const after = await until(async () => (await send('again')) === 201 && 201, 60, 'A write').catch(() => send('again'))
  await api.stop()
  await postgres.stop()
  run('umount', folder)
  return { refused, read, after }
}
