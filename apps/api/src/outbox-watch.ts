import type { Pool } from 'pg'
import type { Db } from 'pg-boss'
import { repeat } from './shared/worker/repeat.ts'

/** Milliseconds between two looks at the queues. */
const INTERVAL = 500

/** The queues with a job that is to be done now. */
const READY = `
  SELECT name FROM pgboss.queue WHERE notify AND EXISTS (
    SELECT FROM pgboss.job
    WHERE job.name = queue.name AND job.state < 'active' AND NOT job.blocked AND job.start_after <= now()
  )`

/**
 * The outbox for pg-boss. One statement, twice a second, finds the queues that have jobs, and pg-boss is notified of them:
 * otherwise each place for a job would ask once a second. Real notifications would not replace it: a job that waits for
 * its time, or for its next attempt, sends none.
 */
export const watchedOutbox = (pool: Pool): Db => ({
  executeSql: (text, values) => pool.query(text, values),
  async listen(_channel, notify) {
    void repeat(INTERVAL, async () => {
      // pg-boss asks by itself every 30 seconds, and reports then what is wrong.
      const { rows } = await pool.query<{ name: string }>(READY).catch(() => ({ rows: [] }))
      for (const { name } of rows) notify(name)
    })
    // It ends with the process of the worker.
    return { close: async () => undefined }
  },
})
