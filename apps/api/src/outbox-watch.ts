import { setTimeout as pause } from 'node:timers/promises'
import type { Pool } from 'pg'
import type { Db } from 'pg-boss'

/** Milliseconds between two looks at the queues. */
const INTERVAL = 500

/** The queues with a job that is to be done now. */
const READY = `
  SELECT name FROM pgboss.queue WHERE notify AND EXISTS (
    SELECT FROM pgboss.job
    WHERE job.name = queue.name AND job.state < 'active' AND NOT job.blocked AND job.start_after <= now()
  )`

/**
 * The outbox for pg-boss. One statement, twice a second, finds the queues that have jobs, and pg-boss is told of them as
 * by a notification: otherwise each place for a job would ask once a second. Real notifications would not replace it: a
 * job that waits for its time, or for its next attempt, sends none.
 */
export const watchedOutbox = (pool: Pool): Db => ({
  executeSql: (text, values) => pool.query(text, values),
  async listen(_channel, notify) {
    const closing = new AbortController()
    const watch = async () => {
      while (!closing.signal.aborted) {
        // pg-boss asks by itself every 30 seconds, and reports then what is wrong.
        const { rows } = await pool.query<{ name: string }>(READY).catch(() => ({ rows: [] }))
        for (const { name } of rows) notify(name)
        await pause(INTERVAL, undefined, { signal: closing.signal }).catch(() => undefined)
      }
    }
    void watch()
    // A database that does not answer delays no end of the worker.
    return { close: async () => closing.abort() }
  },
})
