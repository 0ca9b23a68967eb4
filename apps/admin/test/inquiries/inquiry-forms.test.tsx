// @vitest-environment jsdom
import { keyOf } from '@energy/client/query'
import { user } from '@energy/contracts/people/users'
import { notice } from '@energy/ui/notice'
import { render } from '@energy/ui/test/render'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ReplyBox } from '../../src/features/inquiries/reply/reply-box.tsx'
import { useReply } from '../../src/features/inquiries/reply/use-reply.ts'
import { NoteForm } from '../../src/features/inquiries/reply/note-form.tsx'
import { useInquiryAction } from '../../src/features/inquiries/use-inquiry-action.ts'
import { sendHeld } from '../../src/shared/actions/held-calls.ts'
import { anApi, aProblem } from '../fixtures/api.ts'
import { textOf, typeInto } from '../fixtures/controls.ts'
import { anEntry, anInquiry } from '../fixtures/inquiry.ts'
import { renderHook } from '../fixtures/render-hook.tsx'
import { aClient, aSession, Screen } from '../fixtures/screen.tsx'

vi.mock(import('@energy/ui/notice'), async (actual) => ({
  ...(await actual()),
  notice: vi.fn<() => Promise<void>>().mockResolvedValue(),
}))
beforeEach(() => localStorage.clear())
afterEach(() => void vi.unstubAllGlobals())

const done = () => Response.json({ acknowledged: true, insertedId: '8' }, { status: 201 })

/** The form of a note to the request 7. */
function aNoteForm(uid = 'ada') {
  const form = (
    <Screen client={aClient()} session={aSession(uid)}>
      <NoteForm item={anInquiry()} />
    </Screen>
  )
  const { find, press } = render(form)
  return {
    text: () => textOf(find('textarea')),
    type: (text: string) => typeInto(find('textarea'), text),
    add: () => press('button'),
    error: () => find('.field').querySelector('.field-error')?.textContent,
  }
}

test('a note that was typed is there when its form opens again, for the same user', () => {
  aNoteForm().type('Prefers mornings.')
  expect(aNoteForm().text()).toBe('Prefers mornings.')
  expect(aNoteForm('grace').text()).toBe('')
})

test('a note that was added leaves the form and its draft empty', async () => {
  const sent = anApi(done)
  const form = aNoteForm()
  form.type('Prefers mornings.')
  form.add()
  await expect.poll(form.text).toBe('')
  expect(sent).toMatchObject([{ name: 'POST /api/inquiries/7/notes', body: { text: 'Prefers mornings.' } }])
  expect(aNoteForm().text()).toBe('')
})

test('a note that failed stays in the form and in its draft, with the reason', async () => {
  anApi(() => aProblem(503, 'The database is away.'))
  const form = aNoteForm()
  form.type('Prefers mornings.')
  form.add()
  await expect.poll(form.error).toBe('The note is not added. The database is away.')
  expect([form.text(), aNoteForm().text()]).toEqual(['Prefers mornings.', 'Prefers mornings.'])
})

test('an empty note is not sent', async () => {
  const sent = anApi(done)
  const form = aNoteForm()
  form.type(' ')
  form.add()
  await expect.poll(form.error).toBe('Write the note first.')
  expect(sent).toEqual([])
})

test('a reply is sent for the version that was read, and again with the same key until it is accepted', async () => {
  let isLost = true
  let answer = Promise.withResolvers<void>()
  const sent = anApi(async () => {
    await answer.promise
    if (isLost) throw new TypeError('The connection is lost')
    return done()
  })
  const replies = () => sent.filter(({ name }) => name.startsWith('POST'))
  const onRestart = vi.fn<() => void>()
  const open = { item: anInquiry(), etag: '"1"' }
  const { latest } = renderHook(() => useReply({ latest: open, onRestart, onNext: () => '' }))
  const send = async (text: string) => {
    answer = Promise.withResolvers()
    latest().form.setValue('text', text)
    latest().submit()
    await expect.poll(() => latest().busy).toBe(true)
    answer.resolve()
    await expect.poll(() => latest().busy).toBe(false)
  }
  for (const [times, text] of ['We call you.', 'We call you.', 'We call you today.'].entries()) {
    await send(text)
    expect([replies().length, latest().summary.errors.length]).toEqual([times + 1, 1])
  }
  expect(onRestart).not.toHaveBeenCalled()
  isLost = false
  await send('We call you today.')
  expect(onRestart).toHaveBeenCalledOnce()
  const keys = replies().map(({ headers }) => headers.get('idempotency-key'))
  expect(keys).toEqual([keys[0], keys[0], keys[2], keys[2]])
  expect(keys[0]).not.toBe(keys[2])
  expect(replies().map(({ headers }) => headers.get('if-match'))).toEqual(['"1"', '"1"', '"1"', '"1"'])
})

test.each([
  ['text', 'Text must not be empty.'],
  ['subject', 'Subject must not be empty.'],
] as const)('an answer without a %s is not held: it says at once what it lacks', async (field, detail) => {
  anApi(() => aProblem(400, detail))
  const onNext = vi.fn<() => string>()
  const open = { item: anInquiry(), etag: '"1"' }
  const { latest } = renderHook(() => useReply({ latest: open, onRestart: () => undefined, onNext }))
  latest().form.setValue('text', 'We call you.')
  latest().form.setValue(field, ' ')
  latest().answerAndNext()
  await expect.poll(() => latest().summary.errors).toMatchObject([{ message: detail }])
  expect(onNext).not.toHaveBeenCalled()
})

test.each([
  ['its writer', 'Ada', 'Ada', ['"1"', '"2"']],
  ['its writer, who has no name', '', 'ada@example.com', ['"1"', '"2"']],
  ['somebody else', 'Ada', 'Grace', ['"1"']],
])(
  'a reply is held while %s adds a note: it is sent all the same where that is its writer',
  async (_, username, who, versions) => {
    const noted = anInquiry({ timeline: [anEntry({ who })] })
    const sent = anApi((name) => {
      if (name === 'GET /api/inquiries/7') return Response.json(noted, { headers: { etag: '"2"' } })
      if (!name.startsWith('POST')) return Response.json({})
      return sent.at(-1)?.headers.get('if-match') === '"2"' ? done() : aProblem(412, 'Somebody else saved this.')
    })
    const open = { item: anInquiry(), etag: '"1"' }
    const client = aClient()
    const email = 'ada@example.com'
    client.setQueryData(keyOf(user.read, { params: { email } }), { username, email })
    const reply = () => useReply({ latest: open, onRestart: () => undefined, onNext: () => '' })
    const { latest } = renderHook(reply, { client })
    latest().form.setValue('text', 'We call you.')
    latest().answerAndNext()
    await expect.poll(() => vi.mocked(notice).mock.lastCall?.[0]).toContain('Ola Berg is answered.')
    await sendHeld()
    const replies = sent.filter(({ name }) => name.startsWith('POST'))
    expect(replies.map(({ headers }) => headers.get('if-match'))).toEqual(versions)
  },
)

test.each([
  ['a mail', 'ola@example.com', 'Reply through mail'],
  ['a note, for somebody whose data has been deleted', '', 'Note'],
])('the answer begins as %s', (_, email, tab) => {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }))
  const { find } = render(
    <Screen>
      <ReplyBox latest={{ item: anInquiry({ email }), etag: '"1"' }} onNext={() => ''} />
    </Screen>,
  )
  expect(find('[aria-current]').textContent).toBe(tab)
})

test('an action sends the version that the screen shows', async () => {
  const inputs: object[] = []
  const send = (input: object) => Promise.resolve(inputs.push(input))
  await renderHook(() => useInquiryAction('7', { etag: '"1"', seen: 0 })).latest()('Nothing was done.', send)
  await renderHook(() => useInquiryAction('7', undefined)).latest()('Nothing was done.', send)
  expect(inputs).toEqual([
    { params: { id: '7' }, headers: { 'if-match': '"1"' } },
    { params: { id: '7' }, headers: {} },
  ])
})

test('an action without a version that fails says why, and names no change of somebody else', async () => {
  anApi(() => Response.json(anInquiry({ timeline: [anEntry()] }), { headers: { etag: '"2"' } }))
  const act = renderHook(() => useInquiryAction('7')).latest()
  await act('The reply is not sent again.', () => Promise.reject(new Error('It has not failed.')))
  expect(notice).toHaveBeenLastCalledWith('The reply is not sent again. It has not failed.', expect.anything())
})
