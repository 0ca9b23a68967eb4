import type { ChildProcess } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { endChild, hasEnded, killGroup, lastLines, spawnPart, type ManagedProcess } from './part.ts'
import { recordProcesses } from './remains.ts'
import { say } from '../say.ts'

/** How often a part is started again within a minute; the death after that closes everything. */
const RESTARTS = 5
const MINUTE = 60_000
/** How long a part may take to end before it is killed, and what goes before that; all in all under five seconds. */
const END_TIMEOUTS = { server: 1500, service: 2000, before: 1000 }

export interface SupervisorOptions {
  /** The data directory; `logs` in it holds a log for each part. */
  directory: string
  /** Shows on the terminal what the parts write that are no services, in place of their logs. */
  isVerbose?: boolean
  /** Called once when a part could not be kept running; everything is closed by then. */
  onDefeat(): void
}

interface Running {
  managed: ManagedProcess
  child: ChildProcess | undefined
  isUp: boolean
  deaths: number[]
}

async function end({ managed, child }: Running) {
  if (!child) return
  if (!hasEnded(child)) await Promise.race([managed.beforeEnd?.().catch(() => {}), pause(END_TIMEOUTS.before)])
  await endChild(child, managed.isService ? END_TIMEOUTS.service : END_TIMEOUTS.server)
}

/** Keeps parts running: one that dies is started again; the sixth death of one within a minute ends them all. */
export class Supervisor {
  readonly #options: SupervisorOptions
  readonly #running: Running[] = []
  #closing: Promise<void> | undefined

  constructor(options: SupervisorOptions) {
    this.#options = options
    mkdirSync(join(options.directory, 'logs'), { recursive: true })
  }

  /** Starts a part and resolves when it answers, however often it had to be started for that. Never, once closing. */
  start(managed: ManagedProcess): Promise<void> {
    if (this.#closing) return new Promise(() => {})
    const running: Running = { managed, child: undefined, isUp: false, deaths: [] }
    this.#running.push(running)
    const log = this.#logOf(managed)
    if (log) writeFileSync(log, '')
    return new Promise((resolve) => this.#launch(running, resolve))
  }

  /** Ends all parts, and those last that the others live on. */
  close(): Promise<void> {
    this.#closing ??= this.#close()
    return this.#closing
  }

  async #close() {
    await Promise.all(this.#running.filter(({ managed }) => !managed.isService).map(end))
    await Promise.all(this.#running.filter(({ managed }) => managed.isService).map(end))
  }

  #record() {
    const pids = this.#running.flatMap(({ child }) => (child?.pid && !hasEnded(child) ? [child.pid] : []))
    recordProcesses(this.#options.directory, pids)
  }

  #logOf({ name, isService }: ManagedProcess) {
    return this.#options.isVerbose && !isService ? undefined : join(this.#options.directory, 'logs', `${name}.log`)
  }

  #launch(running: Running, isReady: () => void) {
    const { managed } = running
    const began = performance.now()
    const child = spawnPart(managed, this.#logOf(managed))
    running.child = child
    this.#record()
    running.isUp = false
    child.once('exit', (code, signal) => {
      // A part that had started processes of its own and was killed leaves them behind.
      killGroup(child)
      if (!this.#closing) void this.#restart(running, signal ?? `code ${code}`, isReady)
    })
    managed.ready(child).then(
      () => {
        if (this.#closing || hasEnded(child)) return
        running.isUp = true
        say(`${managed.name} is ready (${((performance.now() - began) / 1000).toFixed(1)} s).`)
        isReady()
      },
      // It never answered: it is ended, and so counts as dead.
      () => endChild(child, END_TIMEOUTS.service),
    )
  }

  async #restart(running: Running, cause: string, isReady: () => void) {
    const { managed } = running
    const now = performance.now()
    running.deaths = [...running.deaths.filter((death) => now - death < MINUTE), now]
    // Whoever ends the whole tree from outside reaches the leaves first.
    await pause(200 * running.deaths.length)
    if (this.#closing) return
    if (running.deaths.length > RESTARTS) {
      this.#printLog(managed)
      say(`${managed.name} has died ${running.deaths.length} times within a minute (${cause}). Everything closes.`)
      await this.close()
      this.#options.onDefeat()
      return
    }
    if (!running.isUp) this.#printLog(managed)
    say(`${managed.name} has died (${cause}) and is started again.`)
    this.#launch(running, isReady)
  }

  #printLog(managed: ManagedProcess) {
    const log = this.#logOf(managed)
    if (log) process.stderr.write(`${lastLines(log, 15)}\n(${log})\n`)
  }
}
