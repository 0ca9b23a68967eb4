// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { LetterScreen } from '../../src/features/newsletter/letters/letter-screen.tsx'
import { anApi, aProblem } from '../fixtures/api.ts'
import { openScreen } from '../fixtures/content-editor.tsx'
import { pressButton, textOf, typeInto } from '../fixtures/controls.ts'
import { aLetterRow } from '../fixtures/letters.ts'
import { site } from '../fixtures/panel.tsx'

beforeEach(() => localStorage.clear())

const text = () => document.body.textContent

test('a letter whose text is refused is deleted without a question about that text, which is stored no more', async () => {
  anApi((name) => {
    if (name in site) return Response.json(site['GET /api/site?page=other'])
    if (name === 'PUT /api/letters/7') return aProblem(400, 'The title is missing.')
    if (name === 'GET /api/letters/7')
      return Response.json({ ...aLetterRow({ _id: '7' }), text: '', guides: [] }, { headers: { etag: '"2"' } })
    if (name.startsWith('GET /api/blogs')) return Response.json([])
    return Response.json({ count: 2, subject: 'Winter', html: '', text: '' })
  })
  const { find, router } = openScreen(<LetterScreen />, '/letters/7', '/letters/:id?')
  await expect.poll(() => document.querySelector('[name=title]')).not.toBeNull()
  typeInto(find('[name=title]'), '')
  pressButton('Delete the draft')
  await expect.poll(text).toContain('Delete this letter?')
  document.querySelector<HTMLElement>('.swal2-confirm')?.click()
  await expect.poll(() => router.state.location.pathname).toBe('/letters')
  expect(localStorage).toHaveLength(0)
})

test('what is typed into a letter stays where theirs cannot be read, as the connection is lost', async () => {
  let isLost = false
  anApi((name) => {
    if (isLost) throw new TypeError('The connection is lost')
    if (name in site) return Response.json(site['GET /api/site?page=other'])
    if (name === 'PUT /api/letters/7') return aProblem(412, 'Somebody was first.')
    if (name === 'GET /api/letters/7')
      return Response.json({ ...aLetterRow({ _id: '7' }), text: '', guides: [] }, { headers: { etag: '"2"' } })
    if (name.startsWith('GET /api/blogs')) return Response.json([])
    return Response.json({ count: 2, subject: 'Winter', html: '', text: '' })
  })
  const { find } = openScreen(<LetterScreen />, '/letters/7', '/letters/:id')
  await expect.poll(() => document.querySelector('[name=title]')).not.toBeNull()
  typeInto(find('[name=title]'), 'Deep winter')
  await expect.poll(text).toContain('saved this letter on 20 Nov')
  isLost = true
  pressButton('Show theirs')
  await expect.poll(text).toContain('We could not load the letter.')
  expect(textOf(find('[name=title]'))).toBe('Deep winter')
})

test('a field of a letter still has the focus once it shows what somebody else has saved', async () => {
  let title = 'Winter'
  anApi((name) => {
    if (name in site) return Response.json(site['GET /api/site?page=other'])
    if (name === 'GET /api/letters/7')
      return Response.json({ ...aLetterRow({ _id: '7', title }), text: '', guides: [] }, { headers: { etag: title } })
    if (name.startsWith('GET /api/blogs')) return Response.json([])
    return Response.json({ count: 2, subject: 'Winter', html: '', text: '' })
  })
  const { find } = openScreen(<LetterScreen />, '/letters/7', '/letters/:id')
  await expect.poll(() => document.querySelector('[name=title]')).not.toBeNull()
  find('[name=title]').focus()
  title = 'Spring'
  // The window gets the focus.
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  await expect.poll(() => textOf(find('[name=title]'))).toBe('Spring')
  expect(document.activeElement).toBe(find('[name=title]'))
})

test.each([
  ['is deleted where it is not there any more', 404, 'Letter deleted.', '/letters'],
  ['is not deleted where it cannot be read', 503, 'We could not delete the letter. The server', '/letters/7'],
])('a letter whose deletion got no answer %s', async (_, status, said, path) => {
  let isLost = false
  anApi((name) => {
    if (name.startsWith('DELETE')) {
      isLost = true
      throw new TypeError('The network is away')
    }
    if (name in site) return Response.json(site['GET /api/site?page=other'])
    if (name === 'GET /api/letters/7')
      return isLost
        ? aProblem(status, 'It is not there.')
        : Response.json({ ...aLetterRow({ _id: '7' }), text: '', guides: [] }, { headers: { etag: '"2"' } })
    if (name.startsWith('GET /api/blogs')) return Response.json([])
    return Response.json({ count: 2, subject: 'Winter', html: '', text: '' })
  })
  const { router } = openScreen(<LetterScreen />, '/letters/7', '/letters/:id?')
  await expect.poll(() => document.querySelector('[name=title]')).not.toBeNull()
  pressButton('Delete the draft')
  await expect.poll(text).toContain('Delete this letter?')
  document.querySelector<HTMLElement>('.swal2-confirm')?.click()
  await expect.poll(text).toContain(said)
  await expect.poll(() => router.state.location.pathname).toBe(path)
})
