#!/usr/bin/env node
// The only file that runs on the machine's own Node. It installs the packages of package-lock.json, which include
// Node 24, and runs tools/local/src/<command>.ts on that Node.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { constants } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const OLDEST = 20
const root = fileURLToPath(new URL('../../..', import.meta.url))
const modules = path.join(root, 'node_modules')

if (Number.parseInt(process.versions.node, 10) < OLDEST) {
  console.error(
    `This needs Node ${OLDEST} or newer, but this is Node ${process.versions.node}. See https://nodejs.org/`,
  )
  process.exit(1)
}

const packagesIn = (...file) => JSON.parse(readFileSync(path.join(root, ...file), 'utf8')).packages

/** npm records in node_modules what it has installed. Packages for other platforms are optional and may be missing. */
function isInstalled() {
  if (!existsSync(path.join(modules, '.package-lock.json'))) return false
  const there = packagesIn('node_modules', '.package-lock.json')
  return Object.entries(packagesIn('package-lock.json')).every(
    ([name, { integrity, optional }]) => !integrity || (name in there ? there[name].integrity === integrity : optional),
  )
}

if (!isInstalled()) {
  console.log('Installing the packages of package-lock.json. This takes about a minute, and happens only once.')
  // npm warns about each package that does not support the Node that runs npm. The packages run on the installed Node,
  // so these warnings are hidden. Errors are still shown. With NODE_ENV=production npm would leave out what builds.
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--progress', '--loglevel=error']
  const { status } = spawnSync('npm', args, { cwd: root, stdio: 'inherit' })
  if (status !== 0) {
    console.error('npm ci failed. See its output above.')
    process.exit(1)
  }
}

const [command = '', ...rest] = process.argv.slice(2)
const binaries = path.join(modules, '.bin')
// Every Node process below keeps its compiled code there; its next start takes less processor time.
const compiled = path.join(modules, '.cache', 'node')
const child = spawn(path.join(binaries, 'node'), [path.join(root, 'tools', 'local', 'src', `${command}.ts`), ...rest], {
  cwd: root,
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  env: { ...process.env, PATH: binaries + path.delimiter + process.env.PATH, NODE_COMPILE_CACHE: compiled },
})
// Ctrl-C reaches the child too. The child ends everything in order; this process only waits for it.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
child.on('error', ({ message }) => {
  console.error(
    `${message}: npm's scripts, which install this program, have not run. Run npm ci --ignore-scripts=false`,
  )
  process.exit(1)
})
child.on('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal]))
