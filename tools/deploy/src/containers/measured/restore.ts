import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { aPhotograph } from '@energy/bench/media/photograph'
import { sendPicture, untilProcessed } from '@energy/bench/media/picture'
import { service } from '@energy/contracts/content'
import { mediaLink } from '@energy/contracts/pictures/media'
import { untilPage } from '../first-page.ts'
import { docker, run } from '../engine.ts'
import { IMAGES } from '../images.ts'
import { within } from '../stack.ts'
import { SITE, type Trial } from '../trial.ts'

const API = `https://${SITE}/api`
const ARCHIVE = 'backups.tar'

/** Runs a line of shell, with the output of Docker's client in a file or from one. */
const shell = (line: string) => run('sh', ['-c', line])

/** Scales API and worker, which must be stopped while a dump is restored. */
async function scale({ stack }: Trial, api: number, worker: number) {
  const services = [`${stack.full('api')}=${api}`, `${stack.full('worker')}=${worker}`]
  docker(['service', 'scale', '--detach', ...services])
  await within(
    120,
    'API and worker are scaled',
    () => stack.containersOf('api').length === api && stack.containersOf('worker').length === worker,
  )
}

/** Backs everything up, removes the stack with its volumes, and restores it into an empty one. */
export async function restoreIntoEmpty(trial: Trial, untilReady: () => Promise<unknown>) {
  const { stack } = trial
  const { call } = await trial.callAsAdmin()
  const { made } = await sendPicture(call, API, await aPhotograph(1_600, 1_200))
  await untilProcessed(call, made)
  const title = `Restored ${Date.now()}`
  await call(service.create, { body: { headerTitle: title, details: '', ctaImage: mediaLink(made.hash) } })
  const folder = mkdtempSync(join(tmpdir(), 'backups-'))
  const archive = join(folder, ARCHIVE)
  try {
    const dumped = stack.exec('backup', 'backup.sh', 'once')
    const dump = dumped.split(' ').at(-1) ?? ''
    shell(`docker exec ${stack.containersOf('backup')[0]} tar --create --directory=/backups . >${archive}`)
    await stack.remove()

    const start = performance.now()
    stack.deploy(trial.files.one)
    await untilReady()
    await scale(trial, 0, 0)
    shell(`docker exec --interactive ${stack.containersOf('backup')[0]} tar --extract --directory=/backups <${archive}`)
    stack.exec('backup', 'restore.sh', dump)
    const into = `docker run --rm --interactive --volume=${stack.name}_media:/media ${IMAGES}/worker:1`
    const from = `docker exec ${stack.containersOf('backup')[0]} tar --create --directory=/backups/media .`
    shell(`${from} | ${into} tar --extract --directory=/media`)
    await scale(trial, 2, 1)
    await untilReady()
    await trial.openDoor()
    await untilPage(60, '/our_service', title)
    const picture = await fetch(API + mediaLink(made.hash))
    const bytes = (await picture.arrayBuffer()).byteLength
    if (picture.status !== 200) throw new Error(`The picture is answered ${picture.status}`)
    return `the item and its picture (${bytes.toLocaleString('en')} bytes) are there ${((performance.now() - start) / 1_000).toFixed(0)} s after the deployment of an empty stack began`
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
