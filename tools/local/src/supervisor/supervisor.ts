import type { ChildProcess } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { endChild, hasEnded, killGroup, lastLines, spawnProcess, type ManagedProcess } from './managed-process.ts'
import { recordProcesses } from './remains.ts'
import { say } from '../say.ts'

/** How often a process is restarted within a minute. The next death closes everything. */
const RESTARTS = 5
const MINUTE = 60_000
/** Milliseconds until a process that must end is killed, and for its `beforeEnd`. The total is below five seconds. */
const END_TIMEOUTS = { server: 1500, service: 2000, before: 1000 }

export interface SupervisorOptions {
  /** The data directory; its `logs` directory has a log of each process. */
  directory: string
  /** Writes the output of processes that are not services to the terminal instead of their logs. */
  isVerbose?: boolean
  /** Is called once when a process can't be kept running, after everything has closed. */
  onGiveUp(): void
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

/** Keeps processes running. Restarts a process that dies; its sixth death within a minute ends all processes. */
export class Supervisor {
  readonly #options: SupervisorOptions
  readonly #running: Running[] = []
  #closing: Promise<void> | undefined

  constructor(options: SupervisorOptions) {
    this.#options = options
    mkdirSync(join(options.directory, 'logs'), { recursive: true })
  }

  /** Starts a process. Resolves when it answers, also after restarts. Never resolves once the supervisor is closing. */
  start(managed: ManagedProcess): Promise<void> {
    if (this.#closing) return new Promise(() => {})
    const running: Running = { managed, child: undefined, isUp: false, deaths: [] }
    this.#running.push(running)
    const log = this.#logOf(managed)
    if (log) writeFileSync(log, '')
    return new Promise((resolve) => this.#launch(running, resolve))
  }

  /** Ends all processes, services last. */
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
    const child = spawnProcess(managed, this.#logOf(managed))
    running.child = child
    this.#record()
    running.isUp = false
    child.once('exit', (code, signal) => {
      // A killed process leaves its own child processes behind.
      killGroup(child)
      if (!this.#closing) void this.#restart(running, signal ?? `code ${code}`, isReady)
    })
    // A process that can't be started, as while npm replaces node_modules, emits no `exit`.
    child.once('error', ({ message }) => {
      if (child.pid === undefined && !this.#closing) void this.#restart(running, message, isReady)
    })
    managed.ready(child).then(
      () => {
        if (this.#closing || hasEnded(child)) return
        running.isUp = true
        say(`${managed.name} is ready (${((performance.now() - began) / 1000).toFixed(1)} s).`)
        isReady()
      },
      // It never answered. Ending it counts as a death.
      () => endChild(child, END_TIMEOUTS.service),
    )
  }

  async #restart(running: Running, cause: string, isReady: () => void) {
    const { managed } = running
    const now = performance.now()
    running.deaths = [...running.deaths.filter((death) => now - death < MINUTE), now]
    // A signal to the whole process tree may reach the children first, before the supervisor starts to close.
    await pause(200 * running.deaths.length)
    if (this.#closing) return
    if (running.deaths.length > RESTARTS) {
      this.#printLog(managed)
      say(`${managed.name} has died ${running.deaths.length} times within a minute (${cause}). Closing everything.`)
      await this.close()
      this.#options.onGiveUp()
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
