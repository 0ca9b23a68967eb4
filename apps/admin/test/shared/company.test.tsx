// @vitest-environment jsdom
import { render } from '@energy/ui/test/render'
import { expect, test } from 'vitest'
import { DashboardBrand } from '../../src/shared/company/company-wordmark.tsx'
import { blankCompany } from '../../src/shared/company/use-company.ts'
import { useTitle } from '../../src/shared/page/use-title.ts'
import { anApi } from '../fixtures/api.ts'
import { Screen } from '../fixtures/screen.tsx'

function Titled() {
  useTitle('Texts')
  return <DashboardBrand className="px-3" />
}

const weir = { ...blankCompany, name: 'Weir & Sons', wordmarkFirst: 'Weir', wordmarkSecond: '& Sons' }
const answered = () => Response.json({ menu: {}, company: weir, texts: {}, pictures: [] })

test('the wordmark and the title of the tab are the company’s once it is read, and name nobody before; it is read once', async () => {
  const { promise, resolve: answer } = Promise.withResolvers<Response>()
  const sent = anApi(() => promise)
  render(
    <Screen>
      <Titled />
      <Titled />
    </Screen>,
  )
  expect([document.title, document.body.textContent.trim()]).toEqual(['Texts', ''])
  await expect.poll(() => sent.map(({ name }) => name)).toEqual(['GET /api/site?page=other'])
  answer(answered())
  await expect.poll(() => document.title).toBe('Texts | Weir & Sons')
  expect(document.body.textContent).toContain('Weir & Sons')
  expect(sent).toHaveLength(1)
})

test('the link to the first screen has a name, also before the company is read', async () => {
  const { promise, resolve: answer } = Promise.withResolvers<Response>()
  anApi(() => promise)
  const { find } = render(
    <Screen>
      <DashboardBrand className="px-3" />
    </Screen>,
  )
  const name = () => find('a').getAttribute('aria-label') ?? find('a').textContent.trim()
  expect(name()).toBe('Dashboard')
  answer(answered())
  await expect.poll(name).toBe('Weir & Sons')
})
