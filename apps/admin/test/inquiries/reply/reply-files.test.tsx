// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { useReply } from '../../../src/features/inquiries/reply/use-reply.ts'
import { anApi, aProblem } from '../../fixtures/api.ts'
import { anInquiry } from '../../fixtures/inquiry.ts'
import { renderHook } from '../../fixtures/render-hook.tsx'

vi.mock(import('@energy/ui/notice'), async (actual) => ({
  ...(await actual()),
  notice: vi.fn<() => Promise<void>>().mockResolvedValue(),
}))
beforeEach(() => localStorage.clear())

const OFFER = { _id: 'f', name: 'offer.pdf', type: 'application/pdf', bytes: 8 }
const aFile = () => new File(['%PDF-1.7'], 'offer.pdf', { type: 'application/pdf' })

/** The form of a reply, and an API that answers the call of a reply in turn by these. */
function aReply(...answers: Promise<Response>[]) {
  const sent = anApi((name) => {
    if (name === 'POST /api/attachments/f/complete') return Response.json(OFFER)
    if (name.endsWith('/replies')) return answers.shift() ?? Response.json({ acknowledged: true, insertedId: '8' })
    // It has arrived before: the files of jsdom cannot be read.
    if (name.includes('attachments')) return Response.json({ ...OFFER, missing: [] })
    return aProblem(503, 'The database is away.')
  })
  const open = { item: anInquiry(), etag: '"1"' }
  const onRestart = vi.fn<() => void>()
  const form = () => renderHook(() => useReply({ latest: open, onRestart, onNext: () => '' })).latest
  const namesOf = (latest: ReturnType<typeof form>) => latest().files.files.map(({ file }) => file.name)
  const replies = () => sent.filter(({ name }) => name.endsWith('/replies'))
  return { sent, form, namesOf, replies, onRestart }
}

test('a reply that is refused as outdated keeps its files, and sends them when it is sent again', async () => {
  const answer = Promise.withResolvers<Response>()
  const { form, namesOf, replies, onRestart } = aReply(answer.promise)
  const latest = form()
  latest().form.setValue('text', 'It is attached.')
  latest().files.add([aFile()])
  await expect.poll(() => latest().files.ids).toEqual(['f'])
  latest().submit()
  await expect.poll(() => latest().busy).toBe(true)
  answer.resolve(aProblem(412, 'Somebody was first.'))
  await expect.poll(() => latest().busy).toBe(false)
  expect(namesOf(latest)).toEqual(['offer.pdf'])
  latest().submit()
  await expect.poll(() => onRestart.mock.calls.length).toBe(1)
  expect(replies().map(({ body }) => body)).toMatchObject([{ attachments: ['f'] }, { attachments: ['f'] }])
  await expect.poll(() => namesOf(latest)).toEqual([])
})

test('a file that has arrived is there when the form opens again, and one that the server has erased is marked', async () => {
  const first = aReply()
  const latest = first.form()
  latest().files.add([aFile()])
  await expect.poll(() => latest().files.ids).toEqual(['f'])
  // Another page load, a day later.
  const sent = anApi(() => aProblem(404, 'Not found.'))
  const again = first.form()
  expect(first.namesOf(again)).toEqual(['offer.pdf'])
  await expect
    .poll(() => again().files.files[0]?.step)
    .toEqual({ is: 'refused', message: 'It was erased after a day. Attach it again.' })
  again().form.setValue('text', 'It is attached.')
  again().submit()
  await expect.poll(() => again().files.refusal).toContain('Remove those that are marked')
  expect(sent.filter(({ name }) => name.endsWith('/replies'))).toEqual([])
})
