// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { noFilters, useInboxAddress } from '../../src/features/inquiries/list/use-inbox-address.ts'
import { isSameFilter } from '../../src/features/inquiries/saved/use-saved-views.ts'
import { useAddress } from '../../src/shared/browser/use-address.ts'
import { useSelection } from '../../src/shared/list/use-selection.ts'
import { renderHook } from '../fixtures/render-hook.tsx'

const addressAt = (at: string) => renderHook(useAddress, { at }).latest()

test('the state of a list is in its address', () => {
  expect(addressAt('/invoice?view=mine&q=sun&id=7')).toMatchObject({ view: 'mine', q: 'sun', id: '7' })
  expect(addressAt('/invoice')).toMatchObject({ view: '', q: '', id: '' })
  expect(addressAt('/invoice?form=contacts').valueOf('form')).toBe('contacts')
})

test('a link to a row keeps the filters, and a link to the list closes the row', () => {
  const { hrefOf } = addressAt('/invoice?view=mine&q=sun&id=7')
  expect([hrefOf('8'), hrefOf()]).toEqual(['?view=mine&q=sun&id=8', '?view=mine&q=sun'])
})

test('a link changes the values that it names, and "" takes one off', () => {
  const { hrefWith } = addressAt('/invoice?view=mine&q=sun&id=7')
  expect(hrefWith({ view: '', id: '', form: 'contacts' })).toBe('?q=sun&form=contacts')
})

test('pictures are filtered by what the address says, if there is such a filter', () => {
  expect(addressAt('/media?filter=unused').filter).toBe('unused')
  expect(addressAt('/media?filter=without-alt').filter).toBe('without-alt')
  expect([addressAt('/media').filter, addressAt('/media?filter=lost').filter]).toEqual([undefined, undefined])
})

test('a link to filtered pictures closes the one that is open', () => {
  const { hrefOfFilter } = addressAt('/media?q=roof&filter=unused&id=7')
  expect([hrefOfFilter('without-alt'), hrefOfFilter('')]).toEqual(['?q=roof&filter=without-alt', '?q=roof'])
})

const inboxAt = (at: string) => renderHook(useInboxAddress, { at }).latest()

test('the inbox shows what waits, also where an older link names another view', () => {
  expect(inboxAt('/invoice?id=7')).toMatchObject({ view: 'waiting', id: '7', filter: { view: 'waiting' } })
  expect(inboxAt('/invoice?view=messages&id=7')).toMatchObject({ view: 'waiting', id: '7' })
  expect(inboxAt('/invoice?view=mine&form=contacts&q=sun').filter).toEqual({ view: 'mine', form: 'contacts', q: 'sun' })
  expect(inboxAt('/invoice?form=lost').filter).toEqual({ view: 'waiting' })
})

test('a link to a view closes the inquiry and keeps the filters', () => {
  const { hrefOfView, hrefOfFilters } = inboxAt('/invoice?view=mine&q=sun&id=7')
  expect([hrefOfView('closed'), hrefOfView('waiting')]).toEqual(['?view=closed&q=sun', '?q=sun'])
  expect(hrefOfFilters(noFilters)).toBe('?view=mine')
})

test('a link to a saved view has its filters and no others, and a link from it to another view none', () => {
  const { hrefOfSaved } = inboxAt('/invoice?view=mine&q=sun&from=2026-01-01&id=7')
  const opened = hrefOfSaved({ _id: '9', filter: { form: 'bills', view: 'waiting' } })
  expect(opened).toBe('?saved=9&form=bills')
  expect(hrefOfSaved({ _id: '9', filter: { view: 'all', q: 'ada' } })).toBe('?view=all&q=ada&saved=9')
  expect(inboxAt(`/invoice${opened}`)).toMatchObject({ saved: '9', filter: { view: 'waiting', form: 'bills' } })
  expect(inboxAt(`/invoice${opened}`).hrefOfView('mine')).toBe('?view=mine')
})

test('filters are the same in any order, and with the view that is shown without one', () => {
  expect(isSameFilter({ form: 'bills', view: 'waiting' }, { form: 'bills' })).toBe(true)
  expect(isSameFilter({ q: 'ada', view: 'all' }, { view: 'all', q: 'ada' })).toBe(true)
  for (const other of [{}, { form: 'contacts' as const }, { form: 'bills' as const, q: 'ada' }])
    expect(isSameFilter({ form: 'bills' }, other)).toBe(false)
})

test('a filter closes the row that was open when it was typed, and leaves one that was opened since', async () => {
  const before = renderHook(useAddress, { at: '/services?id=7' })
  before.latest().filterBy('sun', '7')
  await expect.poll(before.address).toBe('/services?q=sun')
  const since = renderHook(useAddress, { at: '/services?id=8' })
  since.latest().filterBy('sun', '7')
  await expect.poll(since.address).toBe('/services?id=8&q=sun')
})

const rows = ['1', '2']
const hasId = (row: string, id: string) => row === id
const selectionAt = (at: string, options: Partial<Parameters<typeof useSelection<string>>[0]> = {}) =>
  renderHook(() => useSelection({ items: rows, above: 0, hasId, ...options }), { at }).latest()

test('the row of the address is selected and open, else the first one, which is not', () => {
  expect(selectionAt('/services?id=2')).toEqual({ selected: '2', open: true })
  expect(selectionAt('/services')).toEqual({ selected: '1', open: false })
  expect(selectionAt('/services?id=9')).toEqual({ selected: '1', open: false })
  expect(selectionAt('/services', { items: [] })).toEqual({ selected: undefined, open: false })
})

test('a row outside of the loaded pages is selected when it has been read', () => {
  expect(selectionAt('/services?id=9', { itemById: '9' })).toEqual({ selected: '9', open: true })
  expect(selectionAt('/services?id=9', { isLoading: true })).toEqual({ selected: undefined, open: true })
})

test('the first row stays selected while pages further down are loaded, and its successor follows it', () => {
  let options = { items: rows, above: 0 }
  const { latest, render } = renderHook(() => useSelection({ ...options, hasId }))
  options = { items: ['51', '52'], above: 50 }
  render()
  expect(latest().selected).toBe('1')
  options = { items: ['2', '3'], above: 0 }
  render()
  expect(latest().selected).toBe('2')
})

test('the selected row stays while it is read again', () => {
  let options = { items: rows, isLoading: false }
  const { latest, render } = renderHook(() => useSelection({ ...options, above: 0, hasId }), { at: '/services?id=2' })
  options = { items: [], isLoading: true }
  render()
  expect(latest()).toEqual({ selected: '2', open: true })
})
