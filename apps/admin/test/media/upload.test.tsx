// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { openUpload } from '../fixtures/content-editor.tsx'
import { pressButton, textOf, typeInto } from '../fixtures/controls.ts'

function titleField() {
  const field = document.querySelector('[name=headerTitle]')
  if (!(field instanceof HTMLElement)) throw new Error('There is no field of the title')
  return field
}

test('Upload, chosen again while a started item is open, saves that and opens an empty form', async () => {
  const { router, sent } = openUpload()
  const search = () => router.state.location.search
  const saved = (name: string) => sent.filter((call) => call.name === name).map(({ body }) => body)

  await expect.poll(search).toBe('')
  typeInto(titleField(), 'Heat pump')
  await expect.poll(search).toBe('?type=products&draft=item-1')
  expect(textOf(titleField())).toBe('Heat pump')
  typeInto(titleField(), 'Heat pump P8')
  void router.navigate('/')
  await expect.poll(() => textOf(titleField())).toBe('')
  expect(saved('PUT /api/products/item-1/draft')).toMatchObject([{ headerTitle: 'Heat pump P8' }])
  typeInto(titleField(), 'Solar roof')
  await expect.poll(search).toBe('?type=products&draft=item-2')
  expect(saved('POST /api/products/drafts')).toMatchObject([
    { headerTitle: 'Heat pump' },
    { headerTitle: 'Solar roof' },
  ])
})

test('an item whose first save got no answer is started once, and what was typed since is saved to it', async () => {
  const { router, sent } = openUpload(1)
  const calls = (name: string) => sent.filter((call) => call.name === name)
  const bodies = (name: string) => calls(name).map(({ body }) => body)

  await expect.poll(() => router.state.location.search).toBe('')
  typeInto(titleField(), 'Heat pump')
  await expect.poll(() => bodies('POST /api/products/drafts')).toMatchObject([{ headerTitle: 'Heat pump' }])
  typeInto(titleField(), 'Heat pump P8')
  await expect.poll(() => bodies('PUT /api/products/item-1/draft')).toMatchObject([{ headerTitle: 'Heat pump P8' }])
  const [first, second, ...more] = calls('POST /api/products/drafts')
  expect(second?.body).toEqual(first?.body)
  expect(second?.headers.get('idempotency-key')).toBe(first?.headers.get('idempotency-key'))
  expect(more).toEqual([])
})

test('a new item that is published before its first save is the one that its list shows', async () => {
  const { router } = openUpload()
  await expect.poll(() => router.state.location.search).toBe('')
  typeInto(titleField(), 'Heat pump')
  pressButton('Publish')
  await expect.poll(() => router.state.location).toMatchObject({ pathname: '/products', search: '?id=item-1' })
})

test('Back from the empty form of another item opens the item that was started before', async () => {
  const { router } = openUpload()
  await expect.poll(() => router.state.location.search).toBe('')
  typeInto(titleField(), 'Heat pump')
  await expect.poll(() => router.state.location.search).toBe('?type=products&draft=item-1')
  typeInto(titleField(), 'Heat pump P8')
  void router.navigate('/')
  await expect.poll(() => textOf(titleField())).toBe('')
  void router.navigate(-1)
  await expect.poll(() => router.state.location.pathname).toBe('/updateProducts/item-1')
})

test('a new item in which nothing is typed is not published, and its title says that it is missing', async () => {
  const { router, sent } = openUpload()
  await expect.poll(() => router.state.location.search).toBe('')
  pressButton('Publish')
  await expect.poll(() => document.body.textContent).toContain('Title is missing.')
  await expect.poll(() => document.activeElement).toBe(titleField())
  expect(sent.map(({ name }) => name)).not.toContain('GET /api/products//check')
})
