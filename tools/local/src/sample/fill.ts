import type { Kind } from '@energy/contracts/content'
import { keysOf } from '@energy/contracts/record-of'
import type { Client } from 'pg'
import { withClient } from '../postgres/with-client.ts'
import type { Identity } from '../processes/services.ts'
import { ACCOUNTS, identityOf } from './accounts.ts'
import { electricityOffers, oldBuildings } from './guides-buildings.ts'
import { batteryPays, halfHourlyData } from './guides-power.ts'
import { hydrogenPlainly, solarInDecember } from './guides-sources.ts'
import { inboxArrivals } from './inbox/inbox-rows.ts'
import { insertLetters } from './letters.ts'
import { MORE_PRODUCTS } from './more-products.ts'
import { MORE_SERVICES } from './more-services.ts'
import { insertSales } from './sales/offer-rows.ts'
import { ADMIN, COLLEAGUE, PEOPLE } from './people.ts'
import { PRODUCTS } from './products.ts'
import { REQUESTS } from './inbox/requests.ts'
import { insertContent, insertPerson, insertRequest, insertTemplate, insertTimeline } from './rows.ts'
import { PLACES } from './pictures/places.ts'
import { insertPictures, withPictures, type Links } from './pictures/store.ts'
import { SERVICES } from './services.ts'
import { publishTexts, scheduleEnd } from './settled.ts'
import type { SampleItem } from './shapes.ts'
import { TEMPLATES } from './inbox/templates.ts'
import { TIMELINES } from './inbox/timelines.ts'

/** Oldest first: lists show guides newest first. */
const GUIDES = [electricityOffers, solarInDecember, oldBuildings, hydrogenPlainly, batteryPays, halfHourlyData]
const ITEMS: { readonly [K in Kind]: readonly SampleItem<K>[] } = {
  services: [...SERVICES, ...MORE_SERVICES],
  products: [...PRODUCTS, ...MORE_PRODUCTS],
  blogs: GUIDES,
}

/** Milliseconds. */
const DAY = 24 * 60 * 60_000
/** How many days ago the first item was created. The others follow at equal intervals. */
const FIRST = 60

/**
 * Fills an empty, migrated database with the sample data in one transaction, and creates its accounts' identities. A
 * database with any data is not changed; only missing identities of its sample accounts are created again.
 * @param mediaUrl where the files of its pictures are stored; without it the sample has none, and shows illustrations
 * @returns whether the database was filled
 */
export async function fillSample(databaseUrl: string, identity: Identity, mediaUrl?: string): Promise<boolean> {
  return withClient(databaseUrl, async (client) => {
    await client.query('BEGIN')
    // Of two concurrent calls, the second one waits and then finds a filled database.
    await client.query('LOCK TABLE items, users, inquiries IN SHARE ROW EXCLUSIVE MODE')
    const isEmpty = await isDatabaseEmpty(client)
    const uids = await identities(client, identity, isEmpty)
    if (isEmpty) await insertAll(client, uids, mediaUrl)
    await client.query('COMMIT')
    return isEmpty
  })
}

async function isDatabaseEmpty(client: Client) {
  const { rows } = await client.query<{ holds: boolean }>(
    `SELECT EXISTS (SELECT FROM items WHERE texts = '{}') OR EXISTS (SELECT FROM users) OR EXISTS (SELECT FROM inquiries) AS holds`,
  )
  return rows[0]?.holds === false
}

/** The uid of each account by e-mail. Empty with a real Firebase project, where no identities are created. */
async function identities(client: Client, identity: Identity, isEmpty: boolean) {
  const uids = new Map<string, string>()
  if (identity.emulator === undefined) return uids
  for (const account of ACCOUNTS) {
    const { rows } = await client.query<{ uid: string }>('SELECT uid FROM users WHERE email = $1 AND uid IS NOT NULL', [
      account.email,
    ])
    // A record that is missing in a filled database was deleted, and is not created again.
    const uid = rows[0]?.uid
    if (isEmpty || uid !== undefined) uids.set(account.email, await identityOf(account, identity, uid))
  }
  return uids
}

async function insertAll(client: Client, uids: Map<string, string>, mediaUrl: string | undefined) {
  const people = [
    // With a real Firebase project nobody may become an admin by signing up with the address of the sample.
    ...(uids.size > 0 ? [{ person: COLLEAGUE, role: 'sales' as const, uid: null }] : []),
    ...PEOPLE.map((person) => ({ person, role: 'user' as const, uid: null })),
    ...ACCOUNTS.flatMap(({ person, role, email }) => {
      const uid = uids.get(email)
      return uid === undefined ? [] : [{ person, role, uid }]
    }),
  ]
  for (const { person, role, uid } of people) await insertPerson(client, person, role, uid)

  const links: Links = mediaUrl === undefined ? new Map() : await insertPictures(client, mediaUrl)
  for (const kind of keysOf(ITEMS))
    for (const [at, item] of ITEMS[kind].entries())
      await insertContent(
        client,
        kind,
        withPictures(item, PLACES[kind]?.[item.headerTitle], links),
        FIRST - (at * FIRST) / ITEMS[kind].length,
      )

  await publishTexts(client, ADMIN.email, FIRST)

  // In the order of time, which their numbers follow.
  const { rows } = await client.query<{ now: Date }>('SELECT now()')
  const now = rows[0]?.now ?? new Date()
  const arrivals = [
    ...REQUESTS.map((request) => ({
      at: new Date(+now - request.sent * DAY),
      insert: () => insertRequest(client, request),
    })),
    ...(await inboxArrivals(client, { now, admin: ADMIN.email, mediaUrl })),
  ]
  for (const { insert } of arrivals.toSorted((one, other) => +one.at - +other.at)) await insert()
  for (const timeline of TIMELINES) await insertTimeline(client, timeline, ADMIN.email)
  await insertSales(client, now)
  await scheduleEnd(client, solarInDecember.headerTitle, ADMIN.email, now)
  await insertLetters(client, now, ADMIN.email)
  for (const [name, text] of Object.entries(TEMPLATES)) await insertTemplate(client, name, text, ADMIN.email)
}
