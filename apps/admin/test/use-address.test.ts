// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { useAddress } from '../src/shared/use-address.ts'
import { useSelection } from '../src/shared/list/use-selection.ts'
import { renderHook } from './fixtures/render-hook.tsx'

const addressAt = (at: string) => renderHook(useAddress, { at }).latest()

test('the state of a list is in its address', () => {
  expect(addressAt('/invoice?view=messages&state=new&q=sun&id=7')).toMatchObject({
    view: 'messages',
    state: 'new',
    q: 'sun',
    id: '7',
  })
  expect(addressAt('/invoice')).toMatchObject({ view: '', state: undefined, q: '', id: '' })
  expect(addressAt('/invoice?state=lost').state).toBe(undefined)
})

test('a link to a row keeps the filters, and a link to the list closes the row', () => {
  const { hrefOf } = addressAt('/invoice?state=new&q=sun&id=7')
  expect([hrefOf('8'), hrefOf()]).toEqual(['?state=new&q=sun&id=8', '?state=new&q=sun'])
})

test('a link to a state closes the row and keeps the filter', () => {
  const { hrefOfState } = addressAt('/invoice?state=new&q=sun&id=7')
  expect([hrefOfState('closed'), hrefOfState('')]).toEqual(['?state=closed&q=sun', '?q=sun'])
})

test('a link to a view closes the row and drops the filter, but keeps the state', () => {
  const { hrefOfView } = addressAt('/invoice?view=messages&state=new&q=sun&id=7')
  expect([hrefOfView('subscribers'), hrefOfView('')]).toEqual(['?view=subscribers&state=new', '?state=new'])
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
