import { within, type Stack } from './stack.ts'

/** Seconds until Prometheus has looked up and asked every replica: its interval is 15 seconds. */
const FIRST_SCRAPES = 90

/**
 * Waits until Prometheus, in the network of the stack, has the metrics of every replica of API and worker.
 * @returns how many replicas it measures
 */
export async function seeMetrics(stack: Stack) {
  await stack.untilRunning('prometheus')
  // It fails until Prometheus listens.
  const up = () => {
    try {
      return stack.exec('prometheus', 'promtool', 'query', 'instant', 'http://127.0.0.1:9090', 'up')
    } catch {
      return ''
    }
  }
  const measured = (job: string) => up().match(new RegExp(`job="${job}"\\} => 1 `, 'g'))?.length
  const counts = await Promise.all(
    ['api', 'worker'].map(async (job) => {
      const replicas = stack.tasksOf(job).length
      await within(FIRST_SCRAPES, `Prometheus measures ${replicas} of ${job}`, () => measured(job) === replicas)
      return `${replicas} of ${job}`
    }),
  )
  return counts.join(', ')
}
