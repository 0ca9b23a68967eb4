import type { Request } from 'autocannon'
import type { Known } from './product.ts'

const get = (path: string, headers: Record<string, string> = {}): Request => ({ method: 'GET', path, headers })
const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
const JSON_BODY = { 'content-type': 'application/json' }

/** What visitors read: mostly answered from the cache, except for the search, the hours of calls and the picture. */
const readsOf = (item: string, picture: string) => [
  get('/site?page=home'),
  get('/services/cards?limit=3'),
  get('/blogs/cards?limit=12&order=newest'),
  get('/services/cards?limit=12'),
  get('/site?page=services'),
  get(picture),
  get(`/services/${item}`),
  get('/site?page=service'),
  get('/site?page=tariffs'),
  get('/site?page=estimate'),
  get('/products/cards?limit=12'),
  get('/services?limit=12'),
  get('/site/search?q=heat'),
  get('/bookings/days'),
]

/** A form of a visitor, each with a key of its own, as the site sends it. */
const form: Request = {
  method: 'POST',
  path: '/specialists',
  body: JSON.stringify({ username: 'Grace Hopper', email: 'grace@example.com', comment: 'About a heat pump' }),
  setupRequest: (request) => ({
    ...request,
    headers: { ...JSON_BODY, 'idempotency-key': crypto.randomUUID() },
  }),
}

/** The editor opens an item, and saves its draft with the `ETag` that it got. */
function autosave({ id, ...item }: Known['items'][number], headers: Record<string, string>): Request[] {
  const path = `/services/${id}/draft`
  let [etag, saves] = ['', 0]
  return [
    {
      ...get(path, headers),
      onResponse: (_status, _body, _context, answered) => {
        etag = String(answered?.['ETag'] ?? answered?.['etag'])
      },
    },
    {
      method: 'PUT',
      path,
      setupRequest: (request) => ({
        ...request,
        headers: { ...JSON_BODY, ...headers, 'if-match': etag },
        body: JSON.stringify({ ...item, titleDescription: `Saved ${(saves += 1)} times` }),
      }),
    },
  ]
}

/**
 * The requests of one connection: what visitors, a customer who is signed in, and staff do. Of 25 requests 14 are reads
 * of visitors, four of a customer and five of staff, and two write.
 * @param number of the connection, which has a draft of its own
 */
export function mixOf({ items, picture, offer, customer, staffToken, customerToken }: Known, number: number) {
  const item = items[number % items.length]
  if (!item) throw new Error('There is no service.')
  const [staff, own] = [bearer(staffToken), bearer(customerToken)]
  return [
    ...readsOf(item.id, picture),
    form,
    ...['/requests', '/own-offers', `/users/${customer}`, `/users/${customer}/billing`].map((path) => get(path, own)),
    ...['/inquiries?limit=50', '/notifications', '/offers?limit=50', `/offers/${offer}`].map((path) =>
      get(path, staff),
    ),
    ...autosave(item, staff),
  ]
}
