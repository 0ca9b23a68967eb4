import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { temporaryDirectory } from '../src/temporary-directory.ts'
import { aDirectory } from './fixtures/program.ts'

/** A process that makes a temporary directory, and ends. */
function processWith(memory: string) {
  const module = new URL('../src/temporary-directory.ts', import.meta.url)
  const code = `import { temporaryDirectory } from '${module}'
    import { existsSync } from 'node:fs'
    const directory = temporaryDirectory('${memory}', 1)
    console.log(JSON.stringify({ directory, existed: existsSync(directory) }))`
  const { stdout, pid } = spawnSync(process.execPath, ['--input-type=module', '--eval', code], { encoding: 'utf8' })
  const printed: { directory: string; existed: boolean } = JSON.parse(stdout)
  return { ...printed, pid }
}

it('is in memory where that has the space, and is removed when its process exits', () => {
  const memory = aDirectory()
  const { directory, existed } = processWith(memory)
  expect(dirname(directory)).toBe(memory)
  expect(existed).toBe(true)
  expect(existsSync(directory)).toBe(false)
})

it('is on the disk where memory is missing or too small', () => {
  expect(dirname(temporaryDirectory(join(aDirectory(), 'missing'), 1))).toBe(tmpdir())
  expect(dirname(temporaryDirectory(aDirectory(), Number.MAX_SAFE_INTEGER))).toBe(tmpdir())
})

it('removes those of processes that were killed, and no others', () => {
  const memory = aDirectory()
  const { pid } = processWith(memory)
  const { uid } = userInfo()
  const kept = [`energy-${uid}-${process.pid}-running`, `energy-${uid}-other`, `energy-other-${pid}-`, 'other']
  for (const name of [`energy-${uid}-${pid}-killed`, ...kept]) mkdirSync(join(memory, name))
  processWith(memory)
  expect(readdirSync(memory).toSorted()).toEqual(kept.toSorted())
})
