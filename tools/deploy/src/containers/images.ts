import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import { ROOT } from '../packages.ts'
import { TARGETS } from '../targets.ts'
import { docker, succeeds } from './engine.ts'

/** The images of the Dockerfile that a stack consists of. */
export const BUILT = [...Object.keys(TARGETS), 'gateway', 'backup']

/** The repository of the images of a trial. */
export const IMAGES = 'energy-trial'

/** The engine's own builder where the client has no plug-in for the newer one. */
export const builder = () => ({ env: succeeds(['buildx', 'version']) ? {} : { DOCKER_BUILDKIT: '0' } })

/** Builds a target of the Dockerfile. */
export const buildTarget = (target: string, version: string) =>
  void docker(['build', '--target', target, '--tag', `${IMAGES}/${target}:${version}`, ROOT], builder())

/**
 * Builds an image from lines of a Dockerfile, without files.
 * @param lines the first one names its base
 */
export const buildFrom = (image: string, lines: readonly string[]) =>
  void docker(['build', '--tag', image, '-'], { ...builder(), input: lines.join('\n') })

/** Builds the image with the servers that stand in for Google's and for a mail server. */
export async function buildOutside(node: string) {
  const directory = mkdtempSync(join(tmpdir(), 'outside-'))
  try {
    await build({
      configFile: false,
      root: import.meta.dirname,
      logLevel: 'error',
      build: { ssr: 'outside/main.ts', outDir: directory, emptyOutDir: true, target: 'node24' },
      ssr: { noExternal: true },
    })
    const lines = [`FROM ${node}`, 'WORKDIR /app', 'COPY . .']
    docker(['build', '--tag', `${IMAGES}/outside`, '--file', '-', directory], { ...builder(), input: lines.join('\n') })
  } finally {
    rmSync(directory, { recursive: true, force: true })
  }
}
