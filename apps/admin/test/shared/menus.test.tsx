// @vitest-environment jsdom
import { render } from '@energy/ui/test/render'
import { expect, test } from 'vitest'
import { ExportMenu } from '../../src/shared/list/export-menu.tsx'

/** Presses a key where the focus is. @returns whether the browser does what it would do with the key */
const press = (key: string) =>
  document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))

test('arrow keys, Home and End lead through a menu, and do not scroll the page', () => {
  render(<ExportMenu of="Waiting" busy={false} onExport={() => undefined} />)
  const [first, last] = document.querySelectorAll<HTMLElement>('[role=menuitem]')
  first?.focus()
  const steps = [
    ['ArrowDown', last],
    ['ArrowDown', first],
    ['ArrowUp', last],
    ['Home', first],
    ['End', last],
  ] as const
  for (const [key, reached] of steps) {
    expect(press(key)).toBe(false)
    expect(document.activeElement).toBe(reached)
  }
  expect(press('Tab')).toBe(true)
})
