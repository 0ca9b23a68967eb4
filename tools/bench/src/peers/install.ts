import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { root, type Settings } from '../processes.ts'
import { say } from '../say.ts'

const PROJECTS = resolve(import.meta.dirname, '../../peers')
/** Ignored by Git; outside of node_modules, because Next.js compiles nothing in there. */
const INSTALLED = '.data/peers'

/** The folder of an installed peer, from the root of the workspace. */
export const folderOf = (peer: string) => join(INSTALLED, peer)

/**
 * Runs a program of a peer in production mode, and waits for its end.
 * @param args its path in the folder of the peer, and its arguments
 * @throws Error with its output if it fails
 */
export function run(peer: string, args: readonly string[], settings: Settings) {
  const env = { PATH: process.env['PATH'], HOME: process.env['HOME'], NODE_ENV: 'production', ...settings }
  complete(process.execPath, args, { cwd: join(root, folderOf(peer)), env })
}

function complete(program: string, args: readonly string[], options: { cwd: string; env: NodeJS.ProcessEnv }) {
  const { status, stdout, stderr } = spawnSync(program, args, { ...options, encoding: 'utf8' })
  if (status !== 0) throw new Error(`${[program, ...args].join(' ')}\n${stdout}${stderr}`)
}

/**
 * Installs and builds a peer of `tools/bench/peers`, unless it is there as it is now.
 * @param build makes what runs in production
 * @returns whether it was built now
 */
export function install(peer: string, build: () => void) {
  const source = join(PROJECTS, peer)
  const folder = join(root, folderOf(peer))
  const stamp = join(folder, 'built')
  const files = globSync('**/*.{json,ts,tsx}', { cwd: source }).toSorted()
  const hash = createHash('sha256')
  for (const file of files) hash.update(file).update(readFileSync(join(source, file)))
  const wanted = hash.digest('hex')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return false
  say(`Installing and building ${peer} …`)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  cpSync(source, folder, { recursive: true })
  // No install script runs: neither of them needs one.
  const options = ['--ignore-scripts', '--include=dev', '--no-audit', '--no-fund', `--prefix=${folder}`]
  complete('npm', ['install', ...options], { cwd: folder, env: process.env })
  build()
  writeFileSync(stamp, wanted)
  return true
}

/** The installed version of a package of a peer. */
export function versionOf(peer: string, name: string) {
  const { version }: { version: string } = JSON.parse(
    readFileSync(join(root, folderOf(peer), 'node_modules', name, 'package.json'), 'utf8'),
  )
  return `${name} ${version}`
}
