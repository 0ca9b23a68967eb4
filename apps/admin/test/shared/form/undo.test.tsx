// @vitest-environment jsdom
import { render } from '@energy/ui/test/render'
import { beforeEach, expect, test, vi } from 'vitest'
import { offerUndo, useUndoUntilLeft } from '../../../src/shared/form/undo.ts'

beforeEach(() => {
  vi.useFakeTimers()
  return () => vi.useRealTimers()
})

function Form() {
  useUndoUntilLeft()
  return <form />
}
const shown = () => document.querySelector('.swal2-toast')?.textContent ?? ''
async function removeLine(name: string) {
  offerUndo(`${name} removed.`, () => undefined)
  await vi.dynamicImportSettled()
  await vi.advanceTimersByTimeAsync(1)
}

test('what was removed from a form can be put back until the form is left', async () => {
  const { show } = render(<Form />)
  await removeLine('Line 1')
  expect(shown()).toContain('Line 1 removed.')
  show(<p>The list</p>)
  await vi.advanceTimersByTimeAsync(1)
  expect(shown()).toBe('')
  show(<Form />)
  await removeLine('Line 2')
  expect(shown()).toContain('Line 2 removed.')
})
