import { createCall } from '@energy/client/call'
import { service } from '@energy/contracts/content'
import { specialist } from '@energy/contracts/inquiries/specialists'
import { mediaLink } from '@energy/contracts/pictures/media'
import { WIDTHS } from '@energy/contracts/pictures/pictures'
import { offer } from '@energy/contracts/sales/offers'
import { user } from '@energy/contracts/people/users'
import { pathToFileURL } from 'node:url'
import { startIdentityEmulator } from '../identity-emulator.ts'
import { inspectorSettings } from '../live-memory.ts'
import { aPhotograph } from '../media/photograph.ts'
import { sendPicture } from '../media/picture.ts'
import { freePort, makeDatabase, startApi, startPostgres, temporaryFolder, type Settings } from '../processes.ts'
import { fill, insertAdmin } from '../rows.ts'

/** Services: one for each connection, whose draft it saves. */
export const ITEMS = 32

/**
 * Starts the API with what the load reads and writes: services, a picture, an offer, and the request of a customer.
 * @param more settings of the API
 */
export async function startLoaded(more: Settings = {}) {
  const [postgres, identity, inspector] = await Promise.all([startPostgres(), startIdentityEmulator(), freePort()])
  const database = makeDatabase(postgres.url, 'soak')
  const [staff, customer] = [await identity.signUp('admin@example.com'), await identity.signUp('ada@example.com')]
  await fill(database, ITEMS)
  await insertAdmin(database, staff)
  const api = await startApi(database, {
    ...identity.settings,
    ...inspectorSettings(inspector),
    MEDIA_URL: pathToFileURL(temporaryFolder()).href,
    ...more,
  })
  const asStaff = createCall(api.url, async () => staff.token)
  const asCustomer = createCall(api.url, async () => customer.token)
  const [services, { made }, { insertedId: offerId }] = await Promise.all([
    asStaff(service.list, {}),
    sendPicture(asStaff, api.url, await aPhotograph(1_200, 900)),
    asStaff(offer.create, {
      body: {
        title: 'A heat pump for a terraced house',
        email: customer.email,
        lines: [{ title: 'Heat pump', unitPrice: 780_000 }],
      },
    }),
  ])
  await asCustomer(user.create, {
    body: { email: customer.email, firstName: 'Ada', lastName: 'Byron', username: 'Ada Byron' },
  })
  await asCustomer(specialist.create, {
    body: { username: 'Ada Byron', email: customer.email, comment: 'About a heat pump' },
  })
  return {
    api,
    inspector,
    /** What the requests of the load name. */
    known: {
      items: services.map(({ _id, headerTitle, details }) => ({ id: _id, headerTitle, details })),
      picture: mediaLink(made.hash, WIDTHS[0]),
      offer: offerId,
      customer: customer.email,
      staffToken: staff.token,
      customerToken: customer.token,
    },
    async stop() {
      for (const each of [api, identity, postgres]) await each.stop()
    },
  }
}
/** What the requests of the load name. */
export type Known = Awaited<ReturnType<typeof startLoaded>>['known']
