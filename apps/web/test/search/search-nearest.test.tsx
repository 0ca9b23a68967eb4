// @vitest-environment jsdom
import { createCall } from '@energy/client/call'
import { CallProvider } from '@energy/client/use-call'
import { recordOf } from '@energy/contracts/record-of'
import { FOUND_KINDS, type SiteSearch } from '@energy/contracts/site/site-search'
import { render } from '@energy/ui/test/render'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { searchQuery } from '../../src/features/search/query.ts'
import { Search } from '../../src/features/search/search.tsx'

const words = (text: string) => [{ text, isMarked: false }]
const nothing: SiteSearch = { counts: recordOf(FOUND_KINDS, () => 0), found: [], nearest: 'boiler' }
const one: SiteSearch = {
  counts: { ...nothing.counts, questions: 1 },
  found: [{ kind: 'questions', _id: '1', title: words('Which boiler?'), text: words('This one.'), page: 'Services' }],
}

test('what is found with the nearest words has the focus: the link to them is gone', async () => {
  const call = createCall('http://127.0.0.1:1')
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } })
  client.setQueryData(searchQuery(call, { q: 'boilr', page: 1 }).queryKey, nothing)
  client.setQueryData(searchQuery(call, { q: 'boiler', page: 1 }).queryKey, one)
  const { find, press } = render(
    <QueryClientProvider client={client}>
      <CallProvider value={call}>
        <MemoryRouter initialEntries={['/search?q=boilr']}>
          <main>
            <Search />
          </main>
        </MemoryRouter>
      </CallProvider>
    </QueryClientProvider>,
  )
  expect(document.activeElement).toBe(document.body)
  find('.lead a').focus()
  press('.lead a')
  await expect.poll(() => document.activeElement?.textContent).toBe('1 result')
  expect(document.activeElement).toBe(find('h1'))
})
