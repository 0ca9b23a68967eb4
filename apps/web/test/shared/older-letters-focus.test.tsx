// @vitest-environment jsdom
import { createCall } from '@energy/client/call'
import { CallProvider } from '@energy/client/use-call'
import { render } from '@energy/ui/test/render'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { Letters } from '../../src/features/newsletter/letters/letters.tsx'
import { LETTERS_PER_PAGE, lettersQuery } from '../../src/features/newsletter/letters/read-letters.ts'

const idOf = (number: number) => `0199c0de-0000-7000-8000-${String(number).padStart(12, '0')}`
const letters = (count: number, title: string) =>
  Array.from({ length: count }, (_, at) => ({ _id: idOf(at + 1), title, sentAt: '2026-03-02T09:00:00.000Z' }))

/** The list of letters, whose first page is read, with a link to older ones. Its API cannot be reached. */
function aList() {
  const call = createCall('http://127.0.0.1:1')
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, retry: false } } })
  const give = (before: string, given: ReturnType<typeof letters>) =>
    client.setQueryData(lettersQuery(call, before).queryKey, given)
  give('', letters(LETTERS_PER_PAGE + 1, 'New'))
  const { find, press } = render(
    <QueryClientProvider client={client}>
      <CallProvider value={call}>
        <MemoryRouter>
          <Letters />
        </MemoryRouter>
      </CallProvider>
    </QueryClientProvider>,
  )
  return { find, press, giveOld: () => give(idOf(LETTERS_PER_PAGE), letters(1, 'Old')) }
}

test('older letters have the focus: the link that led to them is gone', async () => {
  const { find, press, giveOld } = aList()
  giveOld()
  expect(document.activeElement).toBe(document.body)
  find('.more').focus()
  press('.more')
  await expect.poll(() => find('h2').textContent).toBe('Old')
  await expect.poll(() => document.activeElement).toBe(find('ul'))
})

test('older letters that could not be read at first have the focus, too, once they are there', async () => {
  const { find, press, giveOld } = aList()
  press('.more')
  await expect.poll(() => document.querySelector('[role=alert]')).not.toBeNull()
  giveOld()
  await expect.poll(() => find('h2').textContent).toBe('Old')
  await expect.poll(() => document.activeElement).toBe(find('ul'))
})
