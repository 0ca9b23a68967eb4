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
  /** Aborts when everything is to end. */
  signal: AbortSignal
}

/**
 * Takes the data directory, clears away what a killed run has left, and sees to it that all parts end with this
 * process: by a signal with code 0, for a part that can't be kept running with code 1.
 * @param isLoud shows what the parts write
 * @param beforeClose is called first of all when everything ends
 */
export async function openSession({ isVerbose = false, beforeClose = () => {} } = {}): Promise<Session> {
  const directory = dataDirectory()
  const logs = join(directory, 'logs')
  mkdirSync(logs, { recursive: true })
  const holder = await takeDirectory(directory)
  if (holder !== undefined)
    exitWithError(
      `${directory} is in use: it already runs there (process ${holder}). Set DATA_DIR and PORT for a second copy.`,
    )
  await endRemains(directory)

  const ending = new AbortController()
  const supervisor = new Supervisor({
    directory,
    isVerbose,
    onDefeat() {
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

/**
 * Does the work of a session. When it fails everything is closed, and the process ends with code 1 and the reason.
 */
export async function during({ supervisor, signal }: Session, work: () => Promise<void>) {
  try {
    await work()
  } catch (error) {
    // What breaks off because everything ends is no failure.
    if (signal.aborted) return
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    await supervisor.close()
    process.exit(1)
  }
}
