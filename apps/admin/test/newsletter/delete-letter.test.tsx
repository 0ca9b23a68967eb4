// @vitest-environment jsdom
import { confirmDelete, notice } from '@energy/ui/notice'
import { beforeEach, expect, test, vi } from 'vitest'
import { LetterScreen } from '../../src/features/newsletter/letters/letter-screen.tsx'
import { anApi } from '../fixtures/api.ts'
import { openScreen } from '../fixtures/content-editor.tsx'
import { isBusy, pressButton } from '../fixtures/controls.ts'
import { aLetterRow } from '../fixtures/letters.ts'
import { site } from '../fixtures/panel.tsx'

vi.mock(import('@energy/ui/notice'), async (actual) => ({
  ...(await actual()),
  notice: vi.fn<typeof notice>().mockResolvedValue(),
  confirmDelete: vi.fn<typeof confirmDelete>().mockResolvedValue(true),
}))

beforeEach(() => localStorage.clear())

const text = () => document.body.textContent

test('who goes to another screen while a letter is deleted stays there', async () => {
  const answer = Promise.withResolvers<Response>()
  anApi((name) => {
    if (name in site) return Response.json(site['GET /api/site?page=other'])
    if (name.startsWith('DELETE')) return answer.promise
    if (name === 'GET /api/letters/7')
      return Response.json({ ...aLetterRow({ _id: '7' }), text: '', guides: [] }, { headers: { etag: '"2"' } })
    if (name.startsWith('GET /api/blogs')) return Response.json([])
    return Response.json({ count: 2, subject: 'Winter', html: '', text: '' })
  })
  const { router } = openScreen(<LetterScreen />, '/letters/7', '/letters/:id?')
  await expect.poll(text).toContain('Delete the draft')
  pressButton('Delete the draft')
  await expect.poll(isBusy).toBe(true)
  await router.navigate('/elsewhere')
  await expect.poll(text).not.toContain('Delete the draft')
  answer.resolve(Response.json({ acknowledged: true, deletedCount: 1 }))
  await expect.poll(() => vi.mocked(notice).mock.lastCall?.[0]).toBe('Letter deleted.')
  expect(router.state.location.pathname).toBe('/elsewhere')
})
