// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

beforeEach(() => vi.resetModules())
afterEach(() => document.body.replaceChildren())

/** The code of a page that has just come. */
async function aPage() {
  const { firstUse, isUsed } = await import('../../src/shared/first-use.ts')
  const used = vi.fn<() => void>()
  void firstUse?.then(used)
  /** Whether the page is used, once all that follows from an event has run. */
  const isNoticed = async () => {
    await new Promise((resolve) => setTimeout(resolve))
    return [used.mock.calls.length > 0, isUsed()]
  }
  return { isNoticed }
}
const moved = (movementX: number, movementY: number) =>
  Object.defineProperties(new MouseEvent('pointermove'), {
    movementX: { value: movementX },
    movementY: { value: movementY },
  })

test.each([
  new Event('pointerdown'),
  new KeyboardEvent('keydown'),
  new FocusEvent('focusin'),
  new Event('scroll'),
  moved(3, 0),
  moved(0, -1),
])('a page is used at its first event of use, wherever that is: $type', async (event) => {
  const { isNoticed } = await aPage()
  expect(await isNoticed()).toEqual([false, false])
  document.body.dispatchEvent(event)
  expect(await isNoticed()).toEqual([true, true])
})

test('a pointer that rests where the page has come does not use it, and other events do not either', async () => {
  const { isNoticed } = await aPage()
  for (const event of [moved(0, 0), new Event('resize'), new Event('load')]) document.body.dispatchEvent(event)
  expect(await isNoticed()).toEqual([false, false])
})

test('a field that has the focus when the code comes is a use', async () => {
  const field = document.createElement('input')
  document.body.append(field)
  field.focus()
  expect(await (await aPage()).isNoticed()).toEqual([true, true])
})
