// @vitest-environment jsdom
import { notice } from '@energy/ui/notice'
import { expect, test, vi } from 'vitest'
import { MediaLibrary } from '../../src/features/media/media-library.tsx'
import { anApi } from '../fixtures/api.ts'
import { openScreen } from '../fixtures/content-editor.tsx'
import { isBusy, pressButton } from '../fixtures/controls.ts'
import { aPicture } from '../fixtures/picture.ts'

vi.mock(import('@energy/ui/notice'), async (actual) => ({
  ...(await actual()),
  notice: vi.fn<typeof notice>().mockResolvedValue(),
}))

const shown = () => document.querySelector('article h2')?.textContent
const buttons = () => [...document.querySelectorAll('button')].map(({ textContent }) => textContent.trim())

test.each([
  ['/media?id=7', '/media', 'roof.jpg'],
  ['/media?id=8', '/media?id=8', 'cellar.jpg'],
  ['/elsewhere?id=8', '/elsewhere?id=8', undefined],
])('who is at %s once a picture is deleted goes on at %s', async (next, after, name) => {
  const answer = Promise.withResolvers<Response>()
  const pictures = [aPicture(), aPicture({ _id: '8', name: 'cellar.jpg' })]
  anApi((call) => {
    if (call.startsWith('DELETE')) return answer.promise
    if (call.startsWith('GET /api/pictures?')) return Response.json(pictures, { headers: { 'x-total-count': '2' } })
    return Response.json(pictures.find(({ _id }) => call.endsWith(_id)) ?? { all: 2, unused: 2, withoutAlt: 2 })
  })
  const { router } = openScreen(<MediaLibrary />, '/media?id=7', '/media')
  await expect.poll(buttons).toContain('Delete')
  pressButton('Delete')
  document.querySelector<HTMLElement>('.modal-actions button')?.click()
  await expect.poll(isBusy).toBe(true)
  await router.navigate(next)
  await expect.poll(shown).toBe(name)
  vi.mocked(notice).mockClear()
  answer.resolve(Response.json({ acknowledged: true, deletedCount: 1 }))
  await expect.poll(() => vi.mocked(notice).mock.lastCall?.[0]).toBe('roof.jpg deleted.')
  const address = () => router.state.location.pathname + router.state.location.search
  await expect.poll(address).toBe(after)
})
