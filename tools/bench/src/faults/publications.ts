import { Inserted } from '@energy/contracts/responses'
import { Type } from '@sinclair/typebox'
import { Value } from '@sinclair/typebox/value'
import type { Query } from '../query.ts'
import { startSteps } from './steps.ts'

const Shown = Type.Object({ headerTitle: Type.String() })

/** How often an item is live, how many of its versions are published, and how often its publication is in the audit. */
const STORED = `
  SELECT items.id, items.state = 'live' AND items."draftNumber" IS NULL AS "isLive", "headerTitle" AS title,
    (SELECT count(*) FROM content_versions WHERE "itemId" = items.id AND "publishedAt" IS NOT NULL)::int AS versions,
    (SELECT count(*) FROM audit WHERE record = items.id::text AND what = 'POST /services/:id/publish')::int AS entries
  FROM items WHERE id = ANY ($1)`

interface Row {
  id: string
  isLive: boolean
  title: string
  versions: number
  entries: number
}

/** Clients of staff who write drafts and publish them. */
export function publishers(apiUrl: string, headers: Record<string, string>) {
  /** The titles of acknowledged publications by the id of the item. */
  const acknowledged = new Map<string, string>()
  const clients = startSteps(apiUrl, 1, async (number, step) => {
    const title = `Publication ${number}`
    const draft = await step('POST', '/services/drafts', { headers, body: { headerTitle: 'A draft' } })
    const { insertedId: id } = Value.Parse(Inserted, draft)
    await step('PUT', `/services/${id}/draft`, { headers, body: { headerTitle: title } })
    await step('POST', `/services/${id}/publish`, { headers, isDoneAt409: true })
    acknowledged.set(id, title)
  })
  return {
    ...clients,
    count: () => acknowledged.size,
    /** What became of those that were acknowledged. */
    async result(query: Query) {
      const ids = [...acknowledged.keys()]
      const rows = await query<Row>(STORED, [ids])
      const published = rows.filter(({ id, isLive, title }) => isLive && title === acknowledged.get(id))
      let shown = 0
      for (const id of ids) {
        const answer = await fetch(`${apiUrl}/services/${id}`)
        const text = await answer.text()
        if (answer.ok && Value.Parse(Shown, JSON.parse(text)).headerTitle === acknowledged.get(id)) shown++
      }
      return {
        acknowledged: ids.length,
        live: published.length,
        /** Those that visitors can read. */
        shown,
        /** Those with one published version and one entry in the audit. */
        once: rows.filter(({ versions, entries }) => versions === 1 && entries === 1).length,
      }
    },
  }
}
