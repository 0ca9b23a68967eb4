import { until } from '@energy/local/supervisor/until'
import { queriesOf } from '../query.ts'

/** Number of drafts whose time comes right before each kill. */
const DUE_AT_A_KILL = 10

const STORE = `
  WITH item AS (
    INSERT INTO items (kind, "headerTitle", details, state, "draftNumber")
    SELECT 'services', 'Scheduled ' || n, '', 'draft', 1 FROM generate_series(1, $1::int) AS n RETURNING id
  ), version AS (
    INSERT INTO content_versions ("itemId", number, body)
    SELECT id, 1, '{"headerTitle": "Scheduled", "sections": [], "subTitles": []}' FROM item
  )
  INSERT INTO schedules ("itemId", action, number, at)
  SELECT id, 'publish', 1, now() + random() * interval '1 second' FROM item RETURNING "itemId"`

const RESULT = `
  SELECT (SELECT count(*) FROM items WHERE id = ANY($1) AND state = 'live')::int AS live,
    (SELECT count(*) FROM audit WHERE record = ANY($1::text[]) AND what = 'publish by schedule')::int AS publications,
    (SELECT count(*) FROM schedules WHERE "itemId" = ANY($1))::int AS open`

interface Result {
  live: number
  publications: number
  open: number
}

/** Drafts that the worker publishes by schedule while processes are killed. */
export function scheduledDrafts(databaseUrl: string) {
  const ids: string[] = []
  const query = queriesOf(databaseUrl)
  const result = async () => (await query<Result>(RESULT, [ids]))[0] ?? { live: 0, publications: 0, open: 0 }
  return {
    /** Stores drafts whose time comes within a second. */
    async add() {
      const rows = await query<{ itemId: string }>(STORE, [DUE_AT_A_KILL])
      ids.push(...rows.map(({ itemId }) => itemId))
    },
    /** How many drafts were scheduled, how many are live, and how often a draft was published, when all is done. */
    async end() {
      await until(async () => (await result()).open === 0, 60, 'The last publication').catch(() => undefined)
      const { live, publications } = await result()
      return { scheduled: ids.length, live, publications }
    },
  }
}
