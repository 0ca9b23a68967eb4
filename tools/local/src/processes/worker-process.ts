import { appendFileSync, existsSync } from 'node:fs'
import { join } from 'node:path'
import { untilReady } from '../answers.ts'
import type { ManagedProcess } from '../supervisor/managed-process.ts'
import { ROOT } from '../settings.ts'

const NAME = 'Worker'
const READY_MESSAGE = 'The worker is ready'

/** Appends to a log. On a full disk the text is lost: the product must go on, and the worker must not wait for a reader. */
function append(log: string, text: Buffer) {
  try {
    appendFileSync(log, text)
  } catch {
    // It could only be logged.
  }
}

/**
 * The API's worker, which sends the mails of the outbox, as a managed process; undefined if the API has no worker file.
 * @param args arguments of `node` in the API's directory; the last one is the worker's file
 * @param logs directory of the logs, or undefined for the terminal
 */
export function workerProcess(
  args: string[],
  env: Record<string, string>,
  logs: string | undefined,
): ManagedProcess | undefined {
  const cwd = join(ROOT, 'apps', 'api')
  if (!existsSync(join(cwd, args.at(-1) ?? ''))) return undefined
  return {
    name: NAME,
    args: () => args,
    cwd,
    env,
    // The worker has no port. It prints a line when it is ready; its output is piped into its log.
    readsStdout: true,
    async ready(child) {
      let isReady = false
      child.stdout?.on('data', (text) => (isReady ||= String(text).includes(READY_MESSAGE)))
      if (logs === undefined) child.stdout?.pipe(process.stdout, { end: false })
      else child.stdout?.on('data', (text) => append(join(logs, `${NAME}.log`), text))
      await untilReady(child, async () => isReady, NAME)
    },
  }
}
