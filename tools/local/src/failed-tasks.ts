import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'

/** A task of Nx that failed, such as `api:lint`, and the last lines of its output. */
export interface FailedTask {
  name: string
  message: string
}

const LONGEST = 2_000

/**
 * The failed tasks of the last run of Nx. It reads what Nx stores in its cache: `run.json` and the output of each task.
 * The tests' own reports do not have all failures: Vitest leaves out errors outside of a test, and lint, types and
 * builds have no report.
 * @throws SyntaxError if `run.json` is not JSON
 */
export function readFailedTasks(root: string): FailedTask[] {
  const cache = path.join(root, '.nx/cache')
  const file = path.join(cache, 'run.json')
  if (!existsSync(file)) return []
  const { tasks }: { tasks: { taskId: string; hash: string; status?: number }[] } = JSON.parse(
    readFileSync(file, 'utf8'),
  )
  return tasks
    .filter(({ status = 0 }) => status !== 0)
    .map(({ taskId, hash }) => {
      const output = path.join(cache, 'terminalOutputs', hash)
      const text = existsSync(output) ? stripVTControlCharacters(readFileSync(output, 'utf8')).trimEnd() : ''
      return { name: taskId, message: text.slice(-LONGEST) }
    })
}
