import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { ROOT } from '../src/settings.ts'
import { aDirectory } from './fixtures/program.ts'

const npm = (directory: string, ...args: string[]) => spawnSync('npm', args, { cwd: directory, encoding: 'utf8' })
const json = (file: string, content: object) => writeFileSync(file, JSON.stringify(content))

/** A small clone that is not installed. Its only package is a `node` that requires a newer Node than the machine's. */
function aClone(kind: 'dependencies' | 'devDependencies' = 'dependencies') {
  const clone = aDirectory()
  const node = join(clone, 'node-package')
  for (const directory of [node, join(clone, 'tools/local/bin'), join(clone, 'tools/local/src')])
    mkdirSync(directory, { recursive: true })
  json(join(node, 'package.json'), { name: 'node', version: '1.0.0', bin: 'run', engines: { node: '>=999' } })
  writeFileSync(join(node, 'run'), `#!/bin/sh\nexec ${process.execPath} "$@"\n`)
  npm(node, 'pack', '--pack-destination', clone)
  json(join(clone, 'package.json'), { private: true, [kind]: { node: 'file:node-1.0.0.tgz' } })
  npm(clone, 'install', '--package-lock-only')
  copyFileSync(join(ROOT, 'tools/local/bin/run.mjs'), join(clone, 'tools/local/bin/run.mjs'))
  writeFileSync(join(clone, 'tools/local/src/greet.ts'), `console.log('It runs.')`)
  return {
    directory: clone,
    run: (variables: Record<string, string> = {}) =>
      spawnSync(process.execPath, ['tools/local/bin/run.mjs', 'greet'], {
        cwd: clone,
        encoding: 'utf8',
        env: { ...process.env, ...variables },
      }),
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

it('installs also what npm leaves out with NODE_ENV=production', () => {
  const clone = aClone('devDependencies')
  expect(clone.run({ NODE_ENV: 'production' })).toMatchObject({
    status: 0,
    stdout: expect.stringContaining('It runs.'),
  })
})

it('says what is missing if the script that installs Node has not run', () => {
  const clone = aClone()
  clone.run()
  rmSync(join(clone.directory, 'node_modules/.bin/node'))
  const { status, stderr } = clone.run()
  expect(stderr).toMatch(/^spawn .*ENOENT: npm's scripts, .*\n$/)
  expect(status).toBe(1)
})
