import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { onEnding } from './ending.ts'
import { takeDirectory } from './lock.ts'
import { endRemains } from './remains.ts'
import { exitWithError, say } from '../say.ts'
import { dataDirectory } from '../settings.ts'
import { Supervisor } from './supervisor.ts'

export interface Session {
  directory: string
  logs: string
  supervisor: Supervisor
  /** Aborts when the session ends. */
  signal: AbortSignal
}

/**
 * Locks the data directory and ends the processes that a killed run has left. All processes end with this process: with
 * code 0 on a signal, with code 1 if a process can't be kept running.
 * @param isVerbose shows the output of the processes
 * @param beforeClose is called first when the session ends
 */
export async function openSession({ isVerbose = false, beforeClose = () => {} } = {}): Promise<Session> {
  const directory = dataDirectory()
  const logs = join(directory, 'logs')
  const holder = await takeDirectory(directory).catch(({ message }: Error) =>
    exitWithError(`${directory} cannot be used: ${message}`),
  )
  if (holder !== undefined)
    exitWithError(
      `${directory} is in use: the product already runs there (process ${holder}). Set DATA_DIR and PORT for a second copy.`,
    )
  mkdirSync(logs, { recursive: true })
  await endRemains(directory)

  const ending = new AbortController()
  const supervisor = new Supervisor({
    directory,
    isVerbose,
    onGiveUp() {
      beforeClose()
      process.exit(1)
    },
  })
  onEnding(() => {
    say('Closing.')
    beforeClose()
    ending.abort()
    void supervisor.close().then(() => process.exit(0))
  })
  return { directory, logs, supervisor, signal: ending.signal }
}

/** Runs the work of a session. If it fails, prints the error, closes everything and exits with code 1. */
export async function during({ supervisor, signal }: Session, work: () => Promise<void>) {
  try {
    await work()
  } catch (error) {
    // Work that was interrupted because the session ends is not an error.
    if (signal.aborted) return
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    await supervisor.close()
    process.exit(1)
  }
}
