// @vitest-environment jsdom
import { render } from '@energy/ui/test/render'
import { useRef } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { useDisclosure, useDismissal } from '../../src/shared/use-dismissal.ts'

const close = vi.fn<(takesFocus: boolean) => void>()
beforeEach(() => void close.mockClear())

/** A menu with a link and a button, and a button after it. */
function Menu() {
  const menu = useRef<HTMLElement>(null)
  useDismissal(menu, close)
  return (
    <>
      <nav ref={menu}>
        <a href="#here">
          <b>Guides</b>
        </a>
        <button type="button">More</button>
      </nav>
      <p>Text</p>
    </>
  )
}
const press = (target: HTMLElement, key: string, type = 'keydown') =>
  target.dispatchEvent(new KeyboardEvent(type, { key, bubbles: true, composed: true }))

test('a menu closes when something outside is pressed, or a link in it', () => {
  const { find } = render(<Menu />)
  find('button').click()
  expect(close).not.toHaveBeenCalled()
  for (const target of ['p', 'a', 'b']) find(target).click()
  expect(close.mock.calls).toEqual([[false], [false], [false]])
})

test('Escape closes a menu, and gives the focus back only from inside', () => {
  const { find } = render(<Menu />)
  press(find('button'), 'Escape')
  press(find('p'), 'Escape')
  expect(close.mock.calls).toEqual([[true], [false]])
})

test('a menu closes when the Tab key leaves it, and not while it moves inside', () => {
  const { find } = render(<Menu />)
  press(find('button'), 'Tab', 'keyup')
  for (const key of ['a', 'Enter']) press(find('p'), key, 'keyup')
  press(find('p'), 'Tab')
  expect(close).not.toHaveBeenCalled()
  press(find('p'), 'Tab', 'keyup')
  expect(close.mock.calls).toEqual([[false]])
})

test('a menu that has left the page does not close any more', () => {
  const { find, show } = render(<Menu />)
  show(<p>Text</p>)
  find('p').click()
  press(find('p'), 'Escape')
  press(find('p'), 'Tab', 'keyup')
  expect(close).not.toHaveBeenCalled()
})

function Disclosure() {
  const details = useRef<HTMLDetailsElement>(null)
  useDisclosure(details)
  return (
    <>
      <details ref={details}>
        <summary>Guides</summary>
        <button type="button">More</button>
      </details>
      <p tabIndex={-1}>Text</p>
    </>
  )
}

test('a disclosure closes as a menu does, and only what it closed gives the focus back', () => {
  const { find } = render(<Disclosure />)
  const details = find('details')
  const dismiss = (where: string) => {
    find(where).focus()
    press(find(where), 'Escape')
  }
  details.setAttribute('open', '')
  dismiss('p')
  expect([details.hasAttribute('open'), document.activeElement]).toEqual([false, find('p')])
  dismiss('button')
  expect(document.activeElement).toBe(find('button'))
  details.setAttribute('open', '')
  dismiss('button')
  expect([details.hasAttribute('open'), document.activeElement]).toEqual([false, find('summary')])
})
