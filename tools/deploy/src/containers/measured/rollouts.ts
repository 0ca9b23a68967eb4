import { setTimeout as pause } from 'node:timers/promises'
import { docker } from '../engine.ts'
import type { Trial } from '../trial.ts'
import { IMAGES } from '../images.ts'
import { underLoad, type Row } from './load.ts'
import { makeBadVersion, makeVersion, untilUpdated } from './versions.ts'

/** Replaces version 1 by version 2, in the order of docs/operations.md. */
export async function rollOut(trial: Trial): Promise<Row> {
  const { stack, files } = trial
  makeVersion('2')
  return underLoad(trial, 'a new version, with a migration', async () => {
    const start = performance.now()
    docker([
      'service',
      'update',
      '--detach',
      '--no-resolve-image',
      `--image=${IMAGES}/migrate:2`,
      stack.full('migrate'),
    ])
    docker(['service', 'update', '--detach', '--no-resolve-image', `--image=${IMAGES}/api:2`, stack.full('api')])
    await untilUpdated(trial, 'completed', ['api'])
    stack.deploy(files.one, { VERSION: '2' })
    // The state of the update before is answered until the next one has begun.
    await pause(2_000)
    await untilUpdated(trial, 'completed')
    return `all replicas replaced after ${((performance.now() - start) / 1_000).toFixed(0)} s`
  })
}

/** Deploys a version of the API that ends at its start. */
export async function rollBack(trial: Trial): Promise<Row> {
  makeBadVersion('3', '2')
  return underLoad(trial, 'a version that ends at its start', async () => {
    docker(['service', 'update', '--detach', '--no-resolve-image', `--image=${IMAGES}/api:3`, trial.stack.full('api')])
    const took = await untilUpdated(trial, 'rollback_completed', ['api'])
    return `rolled back by itself after ${took.toFixed(0)} s`
  })
}
