// @vitest-environment jsdom
import { render } from '@energy/ui/test/render'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { Keep } from '../../src/features/account/requests/keep.tsx'
import { SiteProvider } from '../../src/shared/site/use-site.ts'
import { firstSite } from '../fixtures/first-site.ts'

test.each([
  ['2027-03-18T00:00:00.000Z', '17 March 2027'],
  ['2027-03-18T09:30:00.000Z', '18 March 2027'],
])('a link that ends %s opens its page until %s', (until, day) => {
  const { find } = render(
    <SiteProvider value={firstSite('other')}>
      <MemoryRouter>
        <Keep what="offer" kept={{ _id: '7', email: 'tom@example.com', bound: true, until }} />
      </MemoryRouter>
    </SiteProvider>,
  )
  expect(find('aside p').textContent).toBe(
    `This page opens by the link in your mail until ${day}. In your account it stays.`,
  )
})
