import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { ROOT } from '../src/settings.ts'
import { aDirectory } from './fixtures/program.ts'

const npm = (directory: string, ...args: string[]) => spawnSync('npm', args, { cwd: directory, encoding: 'utf8' })
const json = (file: string, content: object) => writeFileSync(file, JSON.stringify(content))

/** A small clone that is not installed. Its only package is a `node` that requires a newer Node than the machine's. */
function aClone() {
  const clone = aDirectory()
  const node = join(clone, 'node-package')
  for (const directory of [node, join(clone, 'tools/local/bin'), join(clone, 'tools/local/src')])
    mkdirSync(directory, { recursive: true })
  json(join(node, 'package.json'), { name: 'node', version: '1.0.0', bin: 'run', engines: { node: '>=999' } })
  writeFileSync(join(node, 'run'), `#!/bin/sh\nexec ${process.execPath} "$@"\n`)
  npm(node, 'pack', '--pack-destination', clone)
  json(join(clone, 'package.json'), { private: true, dependencies: { node: 'file:node-1.0.0.tgz' } })
  npm(clone, 'install', '--package-lock-only')
  copyFileSync(join(ROOT, 'tools/local/bin/run.mjs'), join(clone, 'tools/local/bin/run.mjs'))
  writeFileSync(join(clone, 'tools/local/src/greet.ts'), `console.log('It runs.')`)
  return {
    directory: clone,
    run: () => spawnSync(process.execPath, ['tools/local/bin/run.mjs', 'greet'], { cwd: clone, encoding: 'utf8' }),
  }
}

it('installs without a warning on a Node that is older than the one it installs', () => {
  const { status, stdout, stderr } = aClone().run()
  expect(stderr).toBe('')
  expect(stdout).toMatch(/^Installing [\s\S]*added 1 package[\s\S]*It runs\.\n$/)
  expect(status).toBe(0)
})

it("prints npm's error if the installation fails", () => {
  const clone = aClone()
  const lock = join(clone.directory, 'package-lock.json')
  writeFileSync(lock, readFileSync(lock, 'utf8').replace(/"sha512-[^"]+"/, `"sha512-${'A'.repeat(86)}=="`))
  const { status, stderr } = clone.run()
  expect(stderr).toMatch(/npm error code EINTEGRITY[\s\S]*npm ci failed/)
  expect(status).toBe(1)
})
