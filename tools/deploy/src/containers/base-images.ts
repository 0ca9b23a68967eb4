import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../packages.ts'
import { succeeds } from './engine.ts'
import { makeStandIn } from './stand-ins.ts'

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8')

/** Milliseconds for the question whether a registry has an image. */
const REGISTRY_TIMEOUT = 15_000

/** The images that the Dockerfile, docker-compose.yml and the trial name and nobody builds here. */
export function baseImages() {
  const named = read('Dockerfile').matchAll(/^(?:FROM|ARG NODE=) ?(\S+:\S+)/gm)
  const files = ['docker-compose.yml', 'tools/deploy/trial/docker-compose.monitoring.yml']
  const pulled = files.flatMap((file) => [...read(file).matchAll(/^ +image: ([^\s$]+:[^\s$]+)$/gm)])
  return [...new Set([...named, ...pulled].map(([, image = '']) => image))]
}

/**
 * Makes sure that the engine has an image: pulls it, or where no registry answers makes one that stands in for it.
 * @returns where it comes from
 */
export function provide(image: string): string {
  if (succeeds(['image', 'inspect', image])) return 'was there'
  const isPublished = succeeds(['manifest', 'inspect', image], { timeout: REGISTRY_TIMEOUT })
  if (isPublished && succeeds(['pull', '--quiet', image])) return 'pulled'
  return makeStandIn(image)
}
