import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, createWriteStream, existsSync, mkdirSync, rmSync } from 'node:fs'
import { delimiter, join, resolve } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createInterface } from 'node:readline'
import { temporaryFolder } from '../processes.ts'
import { say } from '../say.ts'
import { countsIn, type Counts } from './closing-line.ts'
import { endProcessesOf } from './processes-of.ts'

const ROOT = resolve(import.meta.dirname, '../../../..')
/** The last log of each step, and beside it the pages of its failed journeys. They outlive the clone. */
const LOGS = resolve(import.meta.dirname, '../../test-results/tests')

/** Where the journeys write what a page showed when its test failed. */
const FAILED_PAGES = 'apps/e2e/test-results'

/** How a command in the clone ended. */
export interface Step {
  name: string
  seconds: number
  /** Whether the command succeeded, printed its closing line or was ready, and left no process. */
  green: boolean
  counts: Counts | undefined
  /** The command lines of the processes that it left. */
  left: readonly string[]
}

/** How a command in the clone runs. */
export interface RunOptions {
  /** Variables of its environment. */
  settings?: Record<string, string>
  /**
   * For a command that does not end by itself: whether it is ready, undefined for a line of its output that does not say
   * so. Its time is taken then, and it is interrupted as by Ctrl+C.
   */
  isReady?: (line: string) => Promise<boolean> | undefined
}

/** A fresh clone of the committed workspace, in a temporary folder. */
export interface Clone {
  commit: string
  run(name: string, command: string, args: readonly string[], options?: RunOptions): Promise<Step>
}

/** What npm, Nx and vitest add for the programs that they start. */
const FOREIGN = /^(NX|VITEST|INIT_CWD|CI$|npm_(?!config_(registry|cache|userconfig)$))/

/** The environment of a terminal. */
function ownEnvironment() {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => !folder.includes('node_modules'))
  const entries = Object.entries(process.env).filter(([name]) => !FOREIGN.test(name))
  return { ...Object.fromEntries(entries), PATH: folders.join(delimiter) }
}

/** Measures in a clone of the commit of the workspace, and removes it. What is not committed is not measured. */
export async function inClone<T>(measure: (clone: Clone) => Promise<T>): Promise<T> {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim()
  const dir = join(temporaryFolder(), 'workspace')
  git('clone', '--quiet', ROOT, dir)
  const failedPages = join(dir, FAILED_PAGES)
  mkdirSync(LOGS, { recursive: true })
  const remove = () => {
    say('Removing the clone …')
    endProcessesOf(dir)
    rmSync(resolve(dir, '..'), { recursive: true, force: true })
  }
  // A signal to the bench does not reach its steps, which are process groups of their own. A second one does not break
  // off what the first has begun.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => {
      remove()
      process.exit(1)
    })

  async function run(name: string, command: string, args: readonly string[], options: RunOptions = {}): Promise<Step> {
    const { settings = {}, isReady } = options
    const file = join(LOGS, name.match(/\w+/g)?.join('-') ?? '')
    const [log, pages] = [`${file}.log`, `${file}-pages`]
    for (const former of [log, pages]) rmSync(former, { recursive: true, force: true })
    say(`${name}: ${[command, ...args].join(' ')}`)
    const began = performance.now()
    const child = spawn(command, args, {
      cwd: dir,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...ownEnvironment(), ...settings },
    })
    const secondsSince = () => (performance.now() - began) / 1000
    const lines: string[] = []
    let readyAfter: number | undefined
    // Nx prints such a line for each target, with its output.
    const print = (line: string) => {
      lines.push(line)
      if (/^\s*(> |✔ |✖ |\[.*\] )?nx run |^\d+ passed, /.test(line)) say(`  ${minutesSince(began)} ${line.trim()}`)
      void isReady?.(line)?.then((isSo) => {
        if (isSo) readyAfter = secondsSince()
        if (child.pid !== undefined) process.kill(-child.pid, 'SIGINT')
      })
    }
    for (const stream of [child.stdout, child.stderr]) createInterface({ input: stream }).on('line', print)
    const [code, signal] = await once(child, 'close')
    const seconds = readyAfter ?? secondsSince()
    await pipeline([lines.map((line) => `${line}\n`).join('')], createWriteStream(log))
    const left = endProcessesOf(dir)
    const counts = countsIn(lines.join('\n'))
    // npm ends by the signal itself, after its script.
    const wasReady = readyAfter !== undefined && signal === 'SIGINT'
    const green = (isReady ? wasReady : code === 0 && counts?.failed === 0) && left.length === 0
    say(`${name}: ${green ? 'green' : `red, exit code ${code ?? signal}, see ${log}`} after ${seconds.toFixed(1)} s`)
    for (const process of left) say(`  still running: ${process}`)
    // The clone is removed, and a rare failure might not happen again.
    if (!green && existsSync(failedPages)) cpSync(failedPages, pages, { recursive: true })
    return { name, seconds, green, counts, left }
  }
  const commit = git('rev-parse', '--short=8', 'HEAD')
  say(`A clone of ${commit}. What is not committed is not measured.`)
  try {
    return await measure({ commit, run })
  } finally {
    remove()
  }
}

const minutesSince = (began: number) => {
  const seconds = Math.round((performance.now() - began) / 1000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
