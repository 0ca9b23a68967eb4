import { freePort, makeDatabase, startApi, startPostgres, startWeb } from '@energy/bench/processes'
import { expect, test as base } from '@playwright/test'
import { Client } from 'pg'
import { ON_BUSY_MACHINE } from '../support/busy-machine.ts'

/** The address of a proxy that the site trusts, and of a client behind it. */
const [PROXY, CLIENT] = ['127.0.0.1', '203.0.113.7']

/** A site as in production. `post` sends a form, as a browser without JavaScript does. */
async function aSite() {
  const postgres = await startPostgres()
  const databaseUrl = makeDatabase(postgres.url, 'forms')
  const database = new Client({ connectionString: databaseUrl })
  await database.connect()
  const { rows } = await database.query<{ id: string }>(
    `INSERT INTO items (kind, "headerTitle", details) VALUES ('services', 'Heat pumps', '') RETURNING id`,
  )
  const port = String(await freePort())
  const startSameApi = () =>
    startApi(databaseUrl, { ...ON_BUSY_MACHINE, API_PORT: port, RATE_LIMIT_FORMS: '5', TRUST_PROXY: PROXY })
  const api = await startSameApi()
  const web = await startWeb(api.url, { ...ON_BUSY_MACHINE, TRUST_PROXY: PROXY })
  const post = async (path: string, form: Record<string, string> | string, headers: Record<string, string> = {}) => {
    const body = typeof form === 'string' ? form : new URLSearchParams(form)
    const response = await fetch(web.url + path, { method: 'POST', body, headers, redirect: 'manual' })
    return { status: response.status, headers: response.headers, text: await response.text() }
  }
  const countMessages = async (email: string) =>
    (await database.query('SELECT * FROM inquiries WHERE email = $1', [email])).rowCount
  const stop = async () => {
    await database.end()
    for (const server of [web, api, postgres]) await server.stop()
  }
  return { web, api, startSameApi, post, countMessages, stop, service: `/single_service/${rows[0]?.id}` }
}

type Site = Awaited<ReturnType<typeof aSite>>

const test = base.extend<{ email: string; from: Record<string, string> }, { site: Site }>({
  site: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixture's dependencies from the pattern.
    async ({}, use) => {
      const site = await aSite()
      await use(site)
      await site.stop()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixture's dependencies from the pattern.
  email: async ({}, use) => use(`${crypto.randomUUID()}@example.com`),
  /** The headers of a client of its own, so that no test uses up the rate limit of another. */
  from: async ({ email }, use) => use({ 'x-forwarded-for': `2001:db8:${email.slice(0, 4)}:${email.slice(4, 8)}::1` }),
})

const aMessage = (email: string) => ({ form: 'contact', firstName: 'Grace', email, comment: 'Our boiler is old.' })
const aCall = (email: string) => ({
  form: 'booking',
  startsAt: '2026-12-01T09:00:00.000Z',
  username: 'Grace',
  phone: '020 7946 0112',
  email,
  agreed: 'on',
})
const aRequest = (email: string) => ({ form: 'specialist', username: 'Grace', email, agreed: 'on' })

test('an accepted form is redirected to its confirmation, and is stored once however often it is posted', async ({
  site,
  email,
  from,
}) => {
  for (const _ of [1, 2]) {
    const { status, headers, text } = await site.post('/contact?from=mail', aMessage(email), from)
    expect([status, text]).toEqual([303, ''])
    expect(headers.get('location')).toBe(`${site.web.url}/contact?from=mail&sent=contact#contact-answer`)
  }
  expect(await site.countMessages(email)).toBe(1)
  await site.post('/contact', { ...aMessage(email), comment: 'And it leaks.' }, from)
  expect(await site.countMessages(email)).toBe(2)
  const confirmed = await (await fetch(`${site.web.url}/contact?sent=contact`)).text()
  expect(confirmed).toContain('We have your message.')
})

test('a form with errors is answered with its page, the errors and what was typed, and is not cached', async ({
  site,
  email,
  from,
}) => {
  const typed = { ...aMessage(email), firstName: ' ', lastName: 'o'.repeat(301), comment: '</textarea><script>' }
  const { status, headers, text } = await site.post('/contact', typed, from)
  expect([status, headers.get('cache-control')]).toEqual([422, 'no-store'])
  expect(text).toContain('There are <!-- -->2<!-- --> things to correct')
  expect(text).toContain('Enter your first name')
  expect(text).toContain('Last name must have at most 300 characters.')
  expect(text).toContain(`value="${email}"`)
  expect(text).toContain('&lt;/textarea&gt;&lt;script&gt;</textarea>')
  expect(await (await fetch(`${site.web.url}/contact`)).text()).not.toContain(email)
})

test('an error that only the API finds is shown at its field', async ({ site, from }) => {
  const { status, text } = await site.post('/contact', aMessage('grace@example..com'), from)
  expect(status).toBe(422)
  expect(text).toContain('Enter an email address such as name@example.com')
})

test('a request without consent is not sent', async ({ site, email, from }) => {
  const { agreed: _, ...request } = aRequest(email)
  const { status, text } = await site.post(site.service, request, from)
  expect(status).toBe(422)
  expect(text).toContain('Tick the box')
  expect(text).toContain('Heat pumps')
})

for (const [name, headers] of Object.entries({
  'Sec-Fetch-Site: cross-site': { 'sec-fetch-site': 'cross-site' },
  'Sec-Fetch-Site: same-site': { 'sec-fetch-site': 'same-site' },
  'a foreign Origin': { 'sec-fetch-site': 'same-origin', origin: 'https://elsewhere.example' },
  'Origin: null': { origin: 'null' },
}))
  test(`a form with ${name} is refused`, async ({ site, email, from }) => {
    const { status, headers: answered } = await site.post('/contact', aMessage(email), { ...from, ...headers })
    expect(status).toBe(403)
    expect(answered.get('content-security-policy')).toContain("form-action 'self'")
    expect(await site.countMessages(email)).toBe(0)
  })

test('a form with the headers of our own page is accepted', async ({ site, email, from }) => {
  const own = { 'sec-fetch-site': 'same-origin', origin: site.web.url }
  expect((await site.post('/contact', aMessage(email), { ...from, ...own })).status).toBe(303)
})

test('a body that is too large, not a form, or of no form of the site is refused', async ({ site, email, from }) => {
  const large = { ...aMessage(email), comment: 'x'.repeat(256 * 1024) }
  expect((await site.post('/contact', large, from)).status).toBe(413)
  const json = { ...from, 'content-type': 'application/json' }
  expect((await site.post('/contact', JSON.stringify(aMessage(email)), json)).status).toBe(415)
  for (const form of ['', 'login', 'constructor'])
    expect((await site.post('/contact', { ...aMessage(email), form }, from)).status).toBe(400)
  expect((await fetch(`${site.web.url}/contact`, { method: 'PUT', body: '' })).status).toBe(405)
})

test('each client has a limit of its own, and cannot choose its address', async ({ site, email }) => {
  const statuses: number[] = []
  for (const comment of ['1', '2', '3', '4', '5', '6']) {
    // The proxy appends the address that it sees to what the client sends.
    const headers = { 'x-forwarded-for': `198.51.100.${comment}, ${CLIENT}` }
    const { status, text } = await site.post('/contact', { ...aMessage(email), comment }, headers)
    statuses.push(status)
    if (status === 429) expect(text).toContain(`value="${email}"`)
  }
  expect(statuses).toEqual([303, 303, 303, 303, 303, 429])
  const other = { 'x-forwarded-for': '203.0.113.8' }
  expect((await site.post('/contact', aMessage(email), other)).status).toBe(303)
})

test('while the API is unavailable every form is answered with 503 and keeps what was typed, also on the pages of an item, of a link and of calls', async ({
  site,
  email,
  from,
}) => {
  await site.api.stop()
  const forms = {
    '/contact': aMessage(email),
    [site.service]: aRequest(email),
    '/about': { form: 'newsletter', email },
    '/book': aCall(email),
    '/requests/none': { form: 'links', email },
    '/offers/none': { form: 'question', text: email },
  }
  for (const [path, form] of Object.entries(forms)) {
    const { status, headers, text } = await site.post(path, form, from)
    expect([status, headers.get('cache-control'), headers.get('retry-after')]).toEqual([503, 'no-store', '5'])
    expect(text).toContain('The server could not be reached. Check your connection and try again.')
    expect(text).toContain(`id="${form.form}-answer"`)
    expect(text).toMatch(new RegExp(`value="${email}"|>${email}</p>`))
  }
  const api = await site.startSameApi()
  expect((await site.post('/contact', aMessage(email), from)).status).toBe(303)
  await api.stop()
})
