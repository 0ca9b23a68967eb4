// @vitest-environment jsdom
import type { Template } from '@energy/contracts/inquiries/templates'
import { expect, test, vi } from 'vitest'
import { TemplateForm } from '../../../src/features/inquiries/reply/templates/template-form.tsx'
import { TemplatesDialog } from '../../../src/features/inquiries/reply/templates/templates-dialog.tsx'
import { aProblem, anApi } from '../../fixtures/api.ts'
import { isBusy, pressButton, textOf, typeInto } from '../../fixtures/controls.ts'
import { aPanel } from '../../fixtures/panel.tsx'

const stored: Template = {
  _id: '7',
  name: 'Bills',
  text: 'Send us a bill.',
  updatedAt: '2026-11-20T10:00:00.000Z',
  changedBy: 'Ada',
}
const etagOf = (version: number) => ({ headers: { etag: `"${version}"` } })
const lost = () => {
  throw new TypeError('The network is away')
}

const ignore = () => undefined

/** Adds a template in the dialog, which is beside the panel. */
function addBills() {
  pressButton('Add a template')
  const [name, words] = document.querySelectorAll<HTMLElement>('form :is([name=name], textarea)')
  if (!name || !words) throw new Error('There is no form')
  typeInto(name, 'Bills')
  typeInto(words, 'Send us a bill.')
  pressButton('Save')
}

/** The API with the template at version 2, which has these words; the answer of the first save is lost. */
function aLossyApi(words: Partial<Template>) {
  const sent = anApi((name) => {
    if (name.startsWith('GET')) return Response.json({ ...stored, ...words }, etagOf(2))
    if (written().length === 1) return lost()
    if (written().at(-1)?.headers.get('if-match') === '"1"')
      return aProblem(412, 'Somebody else saved this in between.')
    return Response.json({ acknowledged: true, insertedId: '7' }, { status: name.startsWith('POST') ? 201 : 200 })
  })
  const written = () => sent.filter(({ name }) => !name.startsWith('GET'))
  return written
}

/** Writes a text into the form and saves it, without an answer. */
async function saveInVain({ find, text }: ReturnType<typeof aPanel>, words: string) {
  typeInto(find('textarea'), words)
  pressButton('Save')
  await expect.poll(text).toContain('The server could not be reached.')
  await expect.poll(isBusy).toBe(false)
}

test('a new template whose answer was lost is sent again as the same one', async () => {
  const onDone = vi.fn<(sentence: string) => void>()
  const panel = aPanel(<TemplateForm onDone={onDone} />, {})
  const written = aLossyApi({})
  typeInto(panel.find('[name=name]'), 'Bills')
  await saveInVain(panel, 'Send us a bill.')
  pressButton('Save')
  await expect.poll(() => onDone.mock.calls).toEqual([['“Bills” is saved.']])
  const [first, again] = written().map(({ headers }) => headers.get('idempotency-key'))
  expect(first).toMatch(/./)
  expect(again).toBe(first)
})

test.each([
  ['deleted', '[aria-label="Delete Bills"]', 'Delete it for all staff?', 'Delete', '“Bills” is deleted.'],
  ['changed', 'li button', 'Placeholders', 'Save', '“Bills” is saved.'],
])(
  'a new template whose answer was lost, and that is %s since, is another one when it is added again',
  async (_, opener, opened, button, done) => {
    const { text } = aPanel(<TemplatesDialog onClose={ignore} />, { 'GET /api/reply-templates': [stored] })
    await expect.poll(text).toContain('Send us a bill.')
    const sent = anApi((name) => {
      if (name === 'GET /api/reply-templates') return Response.json([stored])
      if (name.startsWith('GET')) return Response.json(stored, etagOf(1))
      if (added().length === 1 && name.startsWith('POST')) return lost()
      return Response.json({ acknowledged: true, insertedId: '7' }, { status: name.startsWith('POST') ? 201 : 200 })
    })
    const added = () => sent.filter(({ name }) => name.startsWith('POST'))
    addBills()
    await expect.poll(text).toContain('The server could not be reached.')
    await expect.poll(isBusy).toBe(false)
    pressButton('Cancel')
    document.querySelector<HTMLElement>(opener)?.click()
    await expect.poll(text).toContain(opened)
    pressButton(button)
    await expect.poll(text).toContain(done)
    addBills()
    await expect.poll(() => added().length).toBe(2)
    const [first, anew] = added().map(({ headers }) => headers.get('idempotency-key'))
    expect(first).toMatch(/./)
    expect(anew).not.toBe(first)
  },
)

test('a change of a template whose answer was lost is no conflict with oneself, also when more was typed since', async () => {
  const onDone = vi.fn<(sentence: string) => void>()
  const panel = aPanel(<TemplateForm latest={{ item: stored, etag: '"1"' }} onDone={onDone} />, {})
  const written = aLossyApi({ text: 'Send us your bill.' })
  await saveInVain(panel, 'Send us your bill. ')
  typeInto(panel.find('textarea'), 'Send us your last bill.')
  pressButton('Save')
  await expect.poll(() => onDone.mock.calls).toEqual([['“Bills” is saved.']])
  expect(written().map(({ headers }) => headers.get('if-match'))).toEqual(['"1"', '"1"', '"2"'])
})

test('what a colleague has saved since is a conflict, also after a save whose answer was lost', async () => {
  const onDone = vi.fn<(sentence: string) => void>()
  const panel = aPanel(<TemplateForm latest={{ item: stored, etag: '"1"' }} onDone={onDone} />, {})
  aLossyApi({ text: 'Bills, please.', changedBy: 'Ben' })
  await saveInVain(panel, 'Send us your bill.')
  pressButton('Save')
  await expect.poll(panel.text).toContain('Bills, please.')
  expect(onDone).not.toHaveBeenCalled()
})

test('once the version of a colleague is in the form, the form has the focus', async () => {
  const onDone = vi.fn<(sentence: string) => void>()
  const panel = aPanel(<TemplateForm latest={{ item: stored, etag: '"1"' }} onDone={onDone} />, {})
  aLossyApi({ text: 'Bills, please.', changedBy: 'Ben' })
  await saveInVain(panel, 'Send us your bill.')
  pressButton('Save')
  await expect.poll(() => document.activeElement?.getAttribute('role')).toBe('alert')
  expect(panel.text()).toContain('Ben changed it meanwhile')
  pressButton('Load theirs')
  expect(textOf(panel.find('textarea'))).toBe('Bills, please.')
  await expect.poll(() => document.activeElement).toBe(panel.find('[name=name]'))
})
