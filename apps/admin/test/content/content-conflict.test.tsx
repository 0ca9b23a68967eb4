// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { aProblem } from '../fixtures/api.ts'
import { aQuestion, DRAFT, openQuestion } from '../fixtures/content-editor.tsx'
import { pressButton, runEffects, textOf, typeInto } from '../fixtures/controls.ts'

const text = () => document.body.textContent
const save = () => dispatchEvent(new KeyboardEvent('keydown', { key: 's', ctrlKey: true }))
const outdated = (name: string) =>
  name === 'POST /api/texts/7/publish' ? aProblem(412, 'Somebody was first.') : undefined

test('an item that somebody else has saved since it was opened is not published unasked, but compared', async () => {
  openQuestion(outdated)
  await expect.poll(text).toContain('Draft')
  pressButton('Publish')
  await expect.poll(text).toContain('Somebody else saved this question while you worked on it')
  expect([...document.querySelectorAll('del, ins')].map(({ textContent }) => textContent)).toEqual(['warm', 'loud'])
})

test('once it is decided which text stays, the screen has the focus', async () => {
  openQuestion(outdated)
  const screen = document.body.firstElementChild
  screen?.setAttribute('tabindex', '-1')
  await expect.poll(text).toContain('Draft')
  pressButton('Publish')
  await expect.poll(text).toContain('Somebody else saved this question while you worked on it')
  pressButton('Load theirs')
  await expect.poll(() => document.activeElement).toBe(screen)
})

test('who types while the draft saves itself goes on typing when somebody else has saved it', async () => {
  const { find } = openQuestion((name) =>
    name === 'PUT /api/texts/7/draft' ? aProblem(412, 'Somebody was first.') : undefined,
  )
  await expect.poll(text).toContain('Draft')
  find('[name=question]').focus()
  typeInto(find('[name=question]'), 'Is it loud at night?')
  save()
  await expect.poll(text).toContain('Somebody else saved this question while you worked on it')
  runEffects()
  expect(document.activeElement).toBe(find('[name=question]'))
})

test('a field in which nothing is typed yet still has the focus once it shows what somebody else has saved', async () => {
  const { find } = openQuestion(() => undefined)
  await expect.poll(text).toContain('Draft')
  find('[name=question]').focus()
  // The window gets the focus.
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  await expect.poll(() => textOf(find('[name=question]'))).toBe('Is it warm?')
  expect(document.activeElement).toBe(find('[name=question]'))
})

test('Back to mine brings back what was typed also after the conflict was met', async () => {
  const { find } = openQuestion(outdated)
  await expect.poll(text).toContain('Draft')
  pressButton('Publish')
  await expect.poll(text).toContain('Somebody else saved this question while you worked on it')
  const question = () => textOf(find('[name=question]'))
  typeInto(find('[name=question]'), 'Is it loud at night?')
  pressButton('Load theirs')
  expect(question()).toBe('Is it warm?')
  expect(text()).not.toContain('Not saved')
  await expect.poll(() => document.querySelector('.swal2-toast')?.textContent).toContain('Back to mine')
  document.querySelector<HTMLElement>('.swal2-toast .swal2-confirm')?.click()
  await expect.poll(question).toBe('Is it loud at night?')
})

test('what was read before a save is not shown at the next visit, when it would be a conflict with oneself', async () => {
  const { find, router } = openQuestion((name, before) => {
    if (name === DRAFT && before > 0) return aProblem(500, 'It is broken.')
    return name === 'PUT /api/texts/7/draft'
      ? Response.json({ hasChanges: true, savedAt: '2026-11-20T11:00:00.000Z' }, { headers: { etag: '"2"' } })
      : undefined
  })
  await expect.poll(text).toContain('Draft')
  typeInto(find('[name=question]'), 'Is it loud at night?')
  save()
  await expect.poll(text).toContain('Saved on 20 Nov 2026, 11:00')
  await router.navigate('/elsewhere')
  await expect.poll(text).not.toContain('Draft')
  await router.navigate('/')
  await expect.poll(text).toContain('We could not load the question.')
})

test('what is typed while the item was published in between is saved, as nobody else has typed anything', async () => {
  const { find, sent } = openQuestion((name, before) => {
    if (name === DRAFT && before > 0) return aQuestion(4, 'Is it loud?', { state: 'live', hasChanges: false })
    if (name !== 'PUT /api/texts/7/draft') return undefined
    if (before === 0) return aProblem(412, 'Somebody was first.')
    return Response.json({ hasChanges: true, savedAt: '2026-11-20T11:00:00.000Z' }, { headers: { etag: '"5"' } })
  })
  await expect.poll(text).toContain('Draft')
  typeInto(find('[name=question]'), 'Is it loud at night?')
  save()
  await expect.poll(text).toContain('Saved on 20 Nov 2026, 11:00')
  const saves = sent.filter(({ name }) => name === 'PUT /api/texts/7/draft')
  expect(saves.map(({ headers }) => headers.get('if-match'))).toEqual(['"1"', '"4"'])
  expect(textOf(find('[name=question]'))).toBe('Is it loud at night?')
  expect(text()).not.toContain('Somebody else')
})

test('a publication that another one has forestalled says that it has changed in between, and how it stands', async () => {
  openQuestion((name, before) =>
    name === DRAFT && before > 0 ? aQuestion(4, 'Is it loud?', { state: 'live', hasChanges: false }) : outdated(name),
  )
  await expect.poll(text).toContain('Draft')
  pressButton('Publish')
  await expect.poll(text).toContain('It was changed in between, so nothing was done. You see it now as it stands.')
  await expect.poll(() => [...document.querySelectorAll('span')].map((span) => span.textContent)).toContain('Live')
  expect(text()).not.toContain('Nothing has changed.')
  expect(text()).not.toContain('Somebody else')
})

test('what is typed while somebody else schedules the unpublished changes is saved, as their text is the same', async () => {
  const at = '2030-01-07T09:00:00.000Z'
  const schedules = [{ action: 'publish', at, number: 2, author: 'Ben', failed: false } as const]
  const { find, sent } = openQuestion((name, before) => {
    if (name === DRAFT)
      return aQuestion(before + 1, 'Is it loud?', {
        state: 'live',
        hasChanges: true,
        schedules: before > 0 ? schedules : [],
      })
    if (name !== 'PUT /api/texts/7/draft') return undefined
    if (before === 0) return aProblem(412, 'Somebody was first.')
    return Response.json({ hasChanges: true, savedAt: '2026-11-20T11:00:00.000Z' }, { headers: { etag: '"3"' } })
  })
  await expect.poll(text).toContain('Live with unpublished changes')
  typeInto(find('[name=question]'), 'Is it loud at night?')
  save()
  await expect.poll(text).toContain('Scheduled for Mon 7 Jan 2030, 09:00')
  const saves = () => sent.filter(({ name }) => name === 'PUT /api/texts/7/draft')
  await expect.poll(() => saves().map(({ headers }) => headers.get('if-match'))).toEqual(['"1"', '"2"'])
  expect(text()).not.toContain('Somebody else')
})

test.each([
  ['was published', { state: 'draft', updatedAt: '2026-11-20T10:00:00.000Z' }],
  ['was changed', { state: 'live', updatedAt: '2026-11-20T10:00:00.000Z' }],
] as const)(
  'where what is live %s meanwhile, the later one is asked, though the draft is the same',
  async (_, first) => {
    const { find } = openQuestion((name, before) => {
      const newest = { state: 'live', updatedAt: '2026-11-20T10:30:00.000Z' } as const
      if (name === DRAFT)
        return aQuestion(before + 1, 'Is it loud?', { hasChanges: true, ...(before > 0 ? newest : first) })
      return name === 'PUT /api/texts/7/draft' ? aProblem(412, 'Somebody was first.') : undefined
    })
    await expect.poll(text).toContain('by Amara')
    typeInto(find('[name=question]'), 'Is it loud at night?')
    save()
    await expect.poll(text).toContain('Somebody else')
  },
)

test('a save whose answer was lost is no conflict with oneself, also where more was typed and sent in vain since', async () => {
  const { find, sent } = openQuestion((name, before) => {
    if (name === DRAFT && before > 0) return aQuestion(2, 'Is it loud at night?')
    if (name !== 'PUT /api/texts/7/draft') return undefined
    if (before === 0) return new Response('cut off', { status: 502 })
    if (before === 1) throw new TypeError('The connection is lost')
    if (before === 2) return aProblem(412, 'Somebody was first.')
    return Response.json({ hasChanges: true, savedAt: '2026-11-20T11:00:00.000Z' }, { headers: { etag: '"3"' } })
  })
  const saves = () => sent.filter(({ name }) => name === 'PUT /api/texts/7/draft')
  await expect.poll(text).toContain('Draft')
  typeInto(find('[name=question]'), 'Is it loud at night?')
  save()
  await expect.poll(text).toContain('Not saved since')
  typeInto(find('[name=question]'), 'Is it loud at night, t')
  save()
  await expect.poll(saves).toHaveLength(2)
  typeInto(find('[name=question]'), 'Is it loud at night, too?')
  save()
  await expect.poll(text).toContain('Saved on 20 Nov 2026, 11:00')
  expect(saves().map(({ headers }) => headers.get('if-match'))).toEqual(['"1"', '"1"', '"1"', '"2"'])
  expect(saves().at(-1)?.body).toMatchObject({ texts: { question: 'Is it loud at night, too?' } })
  expect(text()).not.toContain('Somebody else')
})
