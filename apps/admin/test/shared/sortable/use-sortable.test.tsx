// @vitest-environment jsdom
import { render } from '@energy/ui/test/render'
import { createRef } from 'react'
import { flushSync } from 'react-dom'
import { expect, test } from 'vitest'
import { SortableHandle } from '../../../src/shared/sortable/sortable-handle.tsx'
import { useSortable, type SortableRow } from '../../../src/shared/sortable/use-sortable.ts'

/** A list of four rows, from which somebody else may delete some. */
function aList() {
  const moves: unknown[] = []
  const rows = new Map<string, SortableRow>()
  function List({ ids }: { ids: readonly string[] }) {
    const nameOf = (at: number) => ids[at] ?? 'nothing'
    const list = useSortable({ ids, nameOf, onMove: (from, to) => moves.push([nameOf(from), to]) })
    for (const id of ids) rows.set(id, list.rowOf(id))
    return (
      <>
        {list.order.map((id) => (
          <SortableHandle key={id} ref={createRef()} row={list.rowOf(id)} name={id} describedBy="" />
        ))}
        <output>{list.announcement}</output>
      </>
    )
  }
  const { show, find, press } = render(<List ids={['a', 'b', 'c', 'd']} />)
  const row = (id: string) => {
    const found = rows.get(id)
    if (!found) throw new Error(`There was never a row ${id}`)
    return found
  }
  return {
    moves,
    press: (id: string) => press(`[aria-label="Move ${id}"]`),
    pressKey: (id: string, key: string) =>
      flushSync(() =>
        find(`[aria-label="Move ${id}"]`).dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })),
      ),
    drag: (id: string, over: Parameters<SortableRow['onDrag']>[0]) => flushSync(() => row(id).onDrag(over)),
    drop: (id: string, over: Parameters<SortableRow['onDrop']>[0]) => flushSync(() => row(id).onDrop(over)),
    remain: (...ids: string[]) => show(<List ids={ids} />),
    order: () => [...document.querySelectorAll('button')].map((handle) => handle.getAttribute('aria-label')?.slice(-1)),
    said: () => find('output').textContent,
  }
}

test('a row that is held by keys below others, which somebody else deletes, is put down in the last place', () => {
  const { moves, press, pressKey, remain, order, said } = aList()
  press('a')
  pressKey('a', 'End')
  remain('a', 'b')
  expect(order()).toEqual(['b', 'a'])
  press('a')
  expect(said()).toBe('a put down, number 2 of 2.')
  expect(moves).toEqual([['a', 1]])
})

test('a row that is dropped on one that somebody else has just deleted stays where it is', () => {
  const { moves, drag, drop, remain, said } = aList()
  drag('c', { id: 'd', side: 'below' })
  remain('a', 'b', 'c')
  drop('c', { id: 'd', side: 'below' })
  expect(said()).toBe('c put down, number 3 of 3.')
  expect(moves).toEqual([])
})
