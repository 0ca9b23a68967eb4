import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PhoneLink } from '../../src/shared/company-links.tsx'
import { SiteProvider } from '../../src/shared/site/use-site.ts'
import { firstSite } from '../fixtures/first-site.ts'

test.each([
  ['+44 20 7946 0112', '+442079460112'],
  ['+44 (0)20 7946 0112', '+442079460112'],
  ['0044 (0)20 7946 0112', '00442079460112'],
  ['(0)20 7946 0112', '(0)2079460112'],
])('the link of the phone number %s dials %s', (phone, dialled) => {
  const first = firstSite('other')
  const site = { ...first, company: { ...first.company, phone } }
  const html = renderToString(
    <SiteProvider value={site}>
      <PhoneLink />
    </SiteProvider>,
  )
  expect(html).toBe(`<a href="tel:${dialled}">${phone}</a>`)
})
