import { createWriteStream, existsSync } from 'node:fs'
import { join } from 'node:path'
import { hasEnded, type ManagedProcess } from './supervisor/part.ts'
import { ROOT } from './settings.ts'
import { until } from './supervisor/until.ts'

const NAME = 'Worker'
const READY_MESSAGE = 'The worker is ready'

/**
 * The API's worker as a part, which sends what is in the outbox; undefined where the API has none.
 * @param args arguments of `node`, its file last, from the API's directory
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
    // It has no port to ask at, and says in a line that it is ready; what it says is passed on to its log.
    readsStdout: true,
    async ready(child) {
      let isReady = false
      child.stdout?.on('data', (text) => (isReady ||= String(text).includes(READY_MESSAGE)))
      if (logs === undefined) child.stdout?.pipe(process.stdout, { end: false })
      else child.stdout?.pipe(createWriteStream(join(logs, `${NAME}.log`), { flags: 'a' }))
      await until(
        async () => {
          if (hasEnded(child)) throw new Error('It has ended.')
          return isReady
        },
        90,
        NAME,
      )
    },
  }
}
