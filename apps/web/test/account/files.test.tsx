// @vitest-environment jsdom
import type { Attachment } from '@energy/contracts/inquiries/attachments'
import { render } from '@energy/ui/test/render'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { Files } from '../../src/features/account/requests/files.tsx'

const bill: Attachment = { _id: '7', name: 'bill.pdf', type: 'application/pdf', bytes: 9_000_000 }

test('a file that is on its way says so, and is asked for once', async () => {
  const come = Promise.withResolvers<void>()
  const save = vi.fn<(file: Attachment) => Promise<unknown>>(() => come.promise)
  const { find, press } = render(
    <QueryClientProvider client={new QueryClient()}>
      <Files files={[bill]} download={{ save }} />
    </QueryClientProvider>,
  )
  press('button')
  await expect.poll(() => find('button').getAttribute('aria-busy')).toBe('true')
  press('button')
  come.resolve()
  await expect.poll(() => find('button').getAttribute('aria-busy')).toBeNull()
  expect(save.mock.calls.map(([file]) => file)).toEqual([bill])
})
