import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { docker, run, succeeds } from '../engine.ts'
import { within } from '../stack.ts'
import { SITE, type Trial } from '../trial.ts'

/** Megabytes of the disk of the database: room for its data and its log. */
const SIZE = 512
/** The user and the group of PostgreSQL in its image. */
const OWNER = '999:999'

/**
 * Makes a small disk in a file for the volume of the database; needs the rights of root.
 * @param directory gets the compose file that names it
 */
export function aSmallDisk(directory: string) {
  const folder = mkdtempSync(join(tmpdir(), 'disk-'))
  const image = join(folder, 'image')
  run('truncate', [`--size=${SIZE}M`, image])
  run('mkfs.ext4', ['-q', '-F', '-m', '0', '-E', `root_owner=${OWNER}`, image])
  const device = run('losetup', ['--find', '--show', image])
  const file = join(directory, 'docker-compose.disk.yml')
  const volume = { driver: 'local', driver_opts: { type: 'ext4', device } }
  // YAML contains JSON.
  writeFileSync(file, JSON.stringify({ volumes: { postgres: volume } }))
  return {
    file,
    remove() {
      if (existsSync(device)) run('losetup', ['--detach', device])
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** A command in the volume of the database, whether its container runs or not. */
const inVolume = ({ stack }: Trial, ...command: readonly string[]) => {
  const mount = `${stack.name}_postgres:/var/lib/postgresql`
  return ['run', '--rm', '--user=postgres', '--entrypoint=', '-v', mount, 'postgres:18.6-bookworm', ...command]
}
const FILLER = '/var/lib/postgresql/filler'

/** Sends a request with a long text. */
async function write() {
  const body = JSON.stringify({ username: 'Ada Byron', email: 'ada@example.com', comment: 'word '.repeat(3_900) })
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(`https://${SITE}/api/specialists`, { method: 'POST', headers, body })
  await answer.arrayBuffer()
  return answer.status
}

/** Fills the volume of the database, and frees it again. */
export async function fillDisk(trial: Trial) {
  succeeds(inVolume(trial, 'dd', 'if=/dev/zero', `of=${FILLER}`, 'bs=64k'))
  const refused = await within(120, 'A write that is refused', async () => {
    const status = await write()
    return status !== 201 && status
  })
  const page = await fetch(`https://${SITE}/our_service`)
  await page.arrayBuffer()
  docker(inVolume(trial, 'rm', FILLER))
  const start = performance.now()
  await within(120, 'A write that succeeds again', async () => (await write()) === 201)
  const took = ((performance.now() - start) / 1_000).toFixed(0)
  const text = `writes are answered ${refused}, pages ${page.status}; writes succeed ${took} s after space was freed`
  if (refused !== 503 || page.status !== 200) throw new Error(text)
  return text
}
