import { expect, test } from 'vitest'
import { aFreshStart } from '../fixtures/fresh-start.ts'
import { pageOf } from '../fixtures/page-of.ts'

test.each([
  ['/', 'Home</h1>', 'We could not load the services'],
  ['/our_service', 'Service</span></h1>', 'We could not load the services'],
  ['/our_product', 'Products</span></h1>', 'We could not load the products'],
  ['/guides', 'Guides</span></h1>', 'We could not load the guides'],
  ['/newsletter/letters', 'Letters</span></h1>', 'We could not load the letters'],
])(
  'without the API %s is rendered with a message about the missing data, and is not cached',
  async (path, title, failed) => {
    const { status, isComplete, html } = await pageOf(path)
    expect([status, isComplete]).toEqual([503, false])
    expect(html).toContain(title)
    expect(html).toContain(failed)
  },
)

test('without the API the page of an item says that it could not be read', async () => {
  const { status, html } = await pageOf('/single_product/1')
  expect(status).toBe(503)
  expect(html).toContain('Something broke on our side')
})

test('the buttons of account forms wait for their code, and those of public forms do not', async () => {
  for (const path of ['/login', '/signup'])
    expect((await pageOf(path)).html).toMatch(/<button type="submit"[^>]* disabled=""/)
  expect((await pageOf('/contact')).html).not.toMatch(/<button type="submit"[^>]* disabled=""/)
})

test('the answer to a form shows its errors in a summary and at the fields, and what was typed, escaped', async () => {
  const posted = {
    form: 'contact',
    values: { firstName: '"><script>', 'preferences.post': 'on', comment: '</textarea>' },
    fieldErrors: { email: 'Enter an email address' },
  }
  const { html } = await pageOf('/contact', { posted })
  const id = /<a href="#([^"]+-email)">Enter an email address<\/a>/.exec(html)?.[1]
  expect(html).toMatch(new RegExp(`<input[^>]* id="${id}"[^>]* aria-invalid="true"`))
  expect(html).toContain('<div id="contact-answer" class="form-errors" role="alert" tabindex="-1">')
  expect(html).toContain('value="&quot;&gt;&lt;script&gt;"')
  expect(html).toContain('&lt;/textarea&gt;</textarea>')
  expect(html).toMatch(/name="preferences.post"[^>]* checked=""/)
  expect(html.match(/<script>|<\/textarea>/g)).toEqual(['</textarea>', '</textarea>'])
})

test('an address that names the accepted form shows its confirmation, and nothing at the other forms', async () => {
  const { html } = await pageOf('/contact?sent=contact')
  expect(html).toContain('We have your message. The answer goes to the address that you gave.')
  expect(html).not.toContain('We have your request.')
  expect((await pageOf('/contact?sent=nothing')).html).not.toContain('We have your')
})

test('a static page has no script that would look for another page', async () => {
  expect((await pageOf('/contact', { isStatic: true })).html).not.toContain('/script.js')
})

test('a page that reads nothing is rendered without the API', async () => {
  expect(await pageOf('/login')).toMatchObject({ status: 200, isComplete: false })
})

test('a page that is nothing without its texts is unavailable without the API', async () => {
  const { status, html } = await pageOf('/about')
  expect(status).toBe(503)
  expect(html).toContain('Something broke on our side')
})

test('without the API a page has the texts that were last read, and is not cached', async () => {
  await pageOf('/about', {}, await aFreshStart())
  const { status, isComplete, html } = await pageOf('/about')
  expect([status, isComplete]).toEqual([200, false])
  expect(html).toContain('Engineers who ')
  expect(html).toContain('<title>About Us · Millrace Energy</title>')
  // The browser gets the same texts, marked as from an earlier read.
  expect(html).toMatch(/"key":\["site","\/site".*"data":.*"failed":/)
})

test('without the API a page whose texts were never read has the company that is known', async () => {
  await pageOf('/about', {}, await aFreshStart())
  const { status, isComplete, html } = await pageOf('/our_service')
  expect([status, isComplete]).toEqual([503, false])
  expect(html).toContain('<title>Service · Millrace Energy</title>')
  expect(html).toContain('href="/single_product/pump"')
  expect(html).not.toContain('Engineers who ')
})

test('the canonical address of a page has no query', async () => {
  const { html } = await pageOf('/about?utm_source=x', {}, await aFreshStart())
  expect(html).toContain('<link rel="canonical" href="http://localhost/about">')
  expect(html).toContain('<meta property="og:url" content="http://localhost/about">')
})

test.each(['/About', '/about/', '/%61bout'])('the canonical address of %s is its one spelling', async (path) => {
  const { html } = await pageOf(path, {}, await aFreshStart())
  expect(html).toContain('<link rel="canonical" href="http://localhost/about">')
  expect(html).toContain('<meta property="og:url" content="http://localhost/about">')
})

test('a page has its structured data also where its address is spelled otherwise', async () => {
  const url = await aFreshStart()
  expect((await pageOf('/our_service/', {}, url)).html).toContain('"@type":"FAQPage"')
  expect((await pageOf('/Single_Product/pump/', {}, url)).html).toContain('"@type":"Product"')
})

test.each(['/Preview/abc', '/preview/abc/', '/preview/live/abc'])(
  'a preview that did not come by its own route, such as %s, is not there, and the API is not asked',
  async (path) => {
    const { status, html } = await pageOf(path)
    expect(status).toBe(404)
    expect(html).toContain('This page is not here')
  },
)
