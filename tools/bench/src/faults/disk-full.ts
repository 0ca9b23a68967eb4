import { spawnSync } from 'node:child_process'
import { rmSync, statfsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { until } from '@energy/local/supervisor/until'
import { temporaryFolder, freePort, makeDatabase, startApi, startDurablePostgres } from '../parts.ts'
import { fill } from '../rows.ts'

/** The statuses that a writer and a reader got while the disk was full, and a writer afterwards. */
export type DiskFullResult = { writeStatus: number; readStatus: number; laterWriteStatus: number } | 'not run'

/** Of the file system, in MiB: twice what an empty database takes. */
const SIZE_MIB = 160

const run = (command: string, ...args: string[]) => spawnSync(command, args).status === 0

/** Leaves nothing free in a file system; the file that takes it up. */
function fillDisk(folder: string) {
  const file = join(folder, 'ballast')
  const { bavail, bsize } = statfsSync(folder)
  writeFileSync(file, Buffer.alloc(Math.max(0, bavail * bsize - 64 * 1_024)))
  return file
}

/** Fills the disk of a database under the API. Needs a system on which a small file system can be made. */
export async function diskFull(): Promise<DiskFullResult> {
  const folder = temporaryFolder()
  if (!run('mount', '-t', 'tmpfs', '-o', `size=${SIZE_MIB}m,mode=0755`, 'tmpfs', folder)) return 'not run'
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
  const filler = fillDisk(folder)
  const writeStatus = await until(
    async () => {
      const status = await send(long)
      return status !== 201 && status
    },
    60,
    'A write that is refused',
  )
  const readStatus = (await fetch(`${api.url}/services`)).status
  rmSync(filler)
  const laterWriteStatus = await until(async () => (await send('again')) === 201 && 201, 60, 'A write').catch(() =>
    send('again'),
  )
  await api.stop()
  await postgres.stop()
  run('umount', folder)
  return { writeStatus, readStatus, laterWriteStatus }
}
