import { expect, test } from 'vitest'
import { CLIENT } from '../../../src/shared/loaders.ts'
import type { Posted } from '../../../src/shared/form/posted.ts'
import { anApiWith, anOffer, aVersion } from '../../fixtures/offers.ts'
import { pageOf } from '../../fixtures/page-of.ts'

/** The HTML of the page of a link to an offer, without JavaScript. */
async function pageWith(offer: object, posted?: Posted) {
  const { html, status } = await pageOf('/offers/abc', posted && { posted }, await anApiWith(offer), {
    [CLIENT]: '203.0.113.9',
  })
  return {
    status,
    html,
    text: (html.split('<script type="application/json"')[0] ?? '')
      .replaceAll(/<[^>]+>/g, ' ')
      .replaceAll(/\s+/g, ' ')
      .replaceAll(/ ([.,:])/g, '$1'),
  }
}
const typed = { form: 'accept', version: '1', name: 'Tom Okafor', terms: 'on' }

test('an open offer has its price, its terms, and forms that answer it', async () => {
  const { html, text, status } = await pageWith(anOffer({ askedAt: '2026-11-20T11:02:00.000Z' }))
  expect(status).toBe(200)
  expect(text).toContain('Offer O-2026-0044 for Hearth &amp; Rye Bakery')
  expect(text).toContain('VAT 20 % on $45,840.00')
  expect(text).toContain('Accept for $55,008.00')
  expect(text).toContain('I accept the terms above, and may order for Hearth &amp; Rye Bakery.')
  expect(html).toContain('<input type="hidden" name="version" value="1"/>')
  // The same question after another answer is another one.
  expect(html).toContain('<input type="hidden" name="after" value="2026-11-20T11:02:00.000Z"/>')
  expect(html).not.toMatch(/ style="/)
})

test.each([
  [{ state: 'accepted' }, 'Accepted by Tom Okafor on 20 November 2026, 11:02'],
  [{ state: 'declined' }, 'You declined this offer on 20 November 2026: it costs too much. Changed your mind?'],
  [{ state: 'expired' }, 'This offer ran out on 17 December 2099. Prices may have moved.'],
  [{ state: 'withdrawn' }, 'This offer is withdrawn, so it cannot be accepted any more.'],
  [{ state: 'draft' }, 'Ben Hale writes a new version of this offer.'],
] as const)('an offer with %o has one notice instead of its forms', async (change, expected) => {
  const answer = { at: '2026-11-20T11:02:00.000Z', name: 'Tom Okafor', version: 1, reason: 'price', note: '' } as const
  const { html, text } = await pageWith(anOffer({ ...change, answer }))
  expect(text).toContain(expected)
  expect(html).not.toContain('name="form" value="accept"')
  expect(html).not.toContain('name="form" value="decline"')
  expect(html).toContain('name="form" value="question"')
})

test('an answer with errors is shown with them and with what was typed', async () => {
  const posted = {
    form: 'accept',
    values: { ...typed, name: 'To' },
    fieldErrors: { name: 'Type your first and last name to accept.' },
  }
  const { html, text } = await pageWith(anOffer(), posted)
  expect(text).toContain('Type your first and last name to accept.')
  expect(html).toMatch(/<input[^>]* name="name"[^>]* value="To"/)
  expect(html).toMatch(/<input[^>]* name="terms"[^>]* checked=""/)
  expect(html).toContain('id="accept-answer"')
})

test('an answer to a former version accepts nothing, and leads to the new one', async () => {
  const versions = [aVersion(), aVersion({ version: 2 })]
  const posted = { form: 'accept', status: 409, values: typed, formError: 'There is a newer version.' }
  const { html, text } = await pageWith(anOffer({ version: 2, versions }), posted)
  expect(text).toContain('Ben Hale has just changed this offer. Nothing was accepted. Show the new one')
  expect(html).toContain('id="accept-answer"')
  expect(html).not.toContain('name="form" value="accept"')
})

test('who answers too late is shown what the offer has become', async () => {
  const posted = { form: 'decline', status: 409, values: { form: 'decline', version: '1', reason: 'price' } }
  const { html, text } = await pageWith(anOffer({ state: 'withdrawn' }), posted)
  expect(text).toContain('This offer is withdrawn')
  expect(html).toContain('id="decline-answer"')
})

test('a link that opens nothing says so, and keeps a question that was posted', async () => {
  const headers = { [CLIENT]: '203.0.113.9' }
  const posted = { form: 'question', status: 404, values: { text: 'Is it loud?' } }
  const page = await pageOf(
    '/offers/abc',
    { posted },
    (await anApiWith({})).replace('http://', 'http://none.'),
    headers,
  )
  expect(page.status).toBe(503)
  expect(page.html).toContain('Is it loud?')
})

test('no offer comes through the page cache', async () => {
  expect((await pageOf('/offers/abc', {}, await anApiWith(anOffer()))).status).toBe(404)
})
