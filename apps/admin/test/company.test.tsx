// @vitest-environment jsdom
import { render } from '@energy/ui/test/render'
import { expect, test } from 'vitest'
import { CompanyWordmark } from '../src/shared/company/company-wordmark.tsx'
import { blankCompany } from '../src/shared/company/use-company.ts'
import { useTitle } from '../src/shared/use-title.ts'
import { anApi } from './fixtures/api.ts'
import { Screen } from './fixtures/screen.tsx'

function Titled() {
  useTitle('Texts')
  return <CompanyWordmark />
}

test('the wordmark and the title of the tab are the company’s once it is read, and name nobody before; it is read once', async () => {
  const company = { ...blankCompany, name: 'Weir & Sons', wordmarkFirst: 'Weir', wordmarkSecond: '& Sons' }
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
  answer(Response.json({ menu: {}, company, texts: {}, pictures: [] }))
  await expect.poll(() => document.title).toBe('Texts | Weir & Sons')
  expect(document.body.textContent).toContain('Weir & Sons')
  expect(sent).toHaveLength(1)
})
