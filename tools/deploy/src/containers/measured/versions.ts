import { TARGETS } from '../../targets.ts'
import { IMAGES, buildFrom } from '../images.ts'
import { within } from '../stack.ts'
import type { Trial } from '../trial.ts'

/** The services that a new version replaces. */
const REPLACED = ['api', 'web', 'admin', 'worker', 'backup']
const MIGRATION = '29990101000000_trial'

/** Lines that add a migration to an image: to that of the migrations its file, to the others its name. */
const withMigration = (target: string) =>
  target === 'migrate'
    ? `RUN mkdir prisma/migrations/${MIGRATION} && echo 'CREATE TABLE trial (id int);' >prisma/migrations/${MIGRATION}/migration.sql`
    : `RUN test ! -e migrations.json || sed -i 's/]$/,"${MIGRATION}"]/' migrations.json`

/** Makes a new version of every image, with one more migration. */
export function makeVersion(version: string, from = '1') {
  for (const target of Object.keys(TARGETS)) {
    const image = `${IMAGES}/${target}`
    buildFrom(`${image}:${version}`, [`FROM ${image}:${from}`, 'USER root', withMigration(target), 'USER node'])
  }
  buildFrom(`${IMAGES}/backup:${version}`, [`FROM ${IMAGES}/backup:${from}`, `LABEL version=${version}`])
}

/** Makes a version of the API that ends soon after its start. */
export const makeBadVersion = (version: string, from: string) =>
  buildFrom(`${IMAGES}/api:${version}`, [
    `FROM ${IMAGES}/api:${from}`,
    `CMD ["node", "-e", "setTimeout(() => process.exit(1), 2000)"]`,
  ])

/** Resolves when the last update of each service has ended in this state. */
export async function untilUpdated({ stack }: Trial, state: string, services = REPLACED) {
  const start = performance.now()
  for (const service of services)
    await within(600, `${service}: ${state}`, () => {
      const now = stack.updateState(service)
      if (now === 'paused' || now === 'rollback_paused') throw new Error(`${service}: ${now}`)
      return now === state
    })
  return (performance.now() - start) / 1_000
}
