import { spawnSync } from 'node:child_process'
import { rmSync, statfsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { until } from '@energy/local/supervisor/until'
import { freePort, makeDatabase, startApi, startDurablePostgres, temporaryFolder } from '../processes.ts'
import { fill } from '../rows.ts'

/** HTTP statuses of a write and a read while the disk is full, and of a write after space was freed. */
export type DiskFullResult = { writeStatus: number; readStatus: number; laterWriteStatus: number } | 'not run'

/** Size of the file system: twice that of an empty database. */
const SIZE_MIB = 160

const run = (command: string, ...args: string[]) => spawnSync(command, args).status === 0

/** Fills the free space of a file system with one file, and returns its path. */
function fillDisk(folder: string) {
  const file = join(folder, 'filler')
  const { bavail, bsize } = statfsSync(folder)
  writeFileSync(file, Buffer.alloc(Math.max(0, bavail * bsize - 64 * 1_024)))
  return file
}

/** Fills the disk of the database while the API runs; `"not run"` if this process may not mount a tmpfs. */
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
    'A write that fails',
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
