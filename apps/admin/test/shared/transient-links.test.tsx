// @vitest-environment jsdom
import { render } from '@energy/ui/test/render'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { AuditFilters } from '../../src/features/audit/audit-filters.tsx'
import { NoInquiries } from '../../src/features/inquiries/list/no-inquiries.tsx'
import { ChangedView } from '../../src/features/inquiries/saved/changed-view.tsx'
import { NoPictures } from '../../src/features/media/no-pictures.tsx'
import { ListPanel } from '../../src/features/sales/list/list-panel.tsx'
import { anApi } from '../fixtures/api.ts'
import { Screen } from '../fixtures/screen.tsx'

const none = {
  items: [],
  total: 0,
  isError: false,
  isPlaceholderData: false,
  isFetchNextPageError: false,
  isFetchingNextPage: false,
  hasNextPage: false,
  fetchNextPage: () => undefined,
  refetch: () => undefined,
}
const offers = () => (
  <ListPanel things="offers" choices={[]} list={none} empty={null}>
    {() => null}
  </ListPanel>
)
const view = { _id: '7', name: 'Bills', own: true, shared: false, owner: 'Ada', filter: { view: 'waiting' } }

const found = (text: string) =>
  [...document.querySelectorAll<HTMLElement>('a, button')].find(({ textContent }) => textContent.startsWith(text))

test.each<[string, () => ReactNode, string]>([
  ['Only one record', () => <AuditFilters />, '/?record=7'],
  ['Clear the filter', () => <NoInquiries />, '/?q=boiler'],
  ['Clear the filter', offers, '/?state=draft'],
  ['Clear search', () => <NoPictures upload={null} />, '/?q=boiler'],
  ['All images', () => <NoPictures upload={null} />, '/?filter=unused'],
  ['Save changes', () => <ChangedView />, '/?saved=7&form=bills'],
])('what goes away by being pressed leaves its focus to what is around it: %s', async (name, panel, at) => {
  let stored: object = view
  anApi((call) => {
    if (call.startsWith('PUT')) stored = { ...view, filter: { view: 'waiting', form: 'bills' } }
    return Response.json(call === 'GET /api/inbox-views' ? [stored] : [])
  })
  const { find } = render(
    <Screen at={at}>
      <main tabIndex={-1}>{panel()}</main>
    </Screen>,
  )
  await expect.poll(() => found(name)).toBeDefined()
  found(name)?.focus()
  found(name)?.click()
  await expect.poll(() => found(name)).toBeUndefined()
  expect(document.activeElement).toBe(find('main'))
})
