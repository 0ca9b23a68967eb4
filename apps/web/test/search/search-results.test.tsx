// @vitest-environment jsdom
import { recordOf } from '@energy/contracts/record-of'
import { FOUND_KINDS, type SiteSearch } from '@energy/contracts/site/site-search'
import { render } from '@energy/ui/test/render'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import type { Asked } from '../../src/features/search/address.ts'
import { Results } from '../../src/features/search/results.tsx'

const words = (text: string) => [{ text, isMarked: false }]
const search: SiteSearch = {
  counts: { ...recordOf(FOUND_KINDS, () => 0), questions: 3, tariffs: 8 },
  found: [{ kind: 'questions', _id: '1', title: words('What does it cost?'), text: words('Less.'), page: 'Services' }],
}
const page = (asked: Partial<Asked>) => (
  <MemoryRouter>
    <Results asked={{ q: 'cost', page: 1, ...asked }} search={search} />
  </MemoryRouter>
)

test('another page of the results has the focus, and another kind of results leaves it where it is', () => {
  const { find, show } = render(page({ page: 1 }))
  expect(document.activeElement).toBe(document.body)
  find('[aria-label=Pages] a').focus()
  show(page({ page: 2 }))
  expect(document.activeElement).toBe(find('h2'))
  expect(find('h2').textContent).toBe('Results, page 2')
  find('[aria-label="Kinds of results"] li:last-child a').focus()
  expect(document.activeElement?.hasAttribute('aria-current')).toBe(false)
  show(page({ kind: 'tariffs' }))
  expect(document.activeElement).toBe(find('[aria-label="Kinds of results"] li:last-child a'))
  expect(document.activeElement?.getAttribute('aria-current')).toBe('true')
})
