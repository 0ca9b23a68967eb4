// @vitest-environment jsdom
import { notice } from '@energy/ui/notice'
import { render } from '@energy/ui/test/render'
import type { ComponentType } from 'react'
import { expect, test, vi } from 'vitest'
import { usePopup, type PopupProps } from '../src/shared/use-popup.ts'

vi.mock(import('@energy/ui/notice'), async (actual) => ({
  ...(await actual()),
  notice: vi.fn<() => Promise<void>>().mockResolvedValue(),
}))

const List = ({ open }: PopupProps) => open && <ul />

function aButton(load: () => Promise<ComponentType<PopupProps>>) {
  const Bell = () => {
    const { button, container, Popup, popup } = usePopup('dialog', load)
    return (
      <div ref={container}>
        <button {...button}>Bell</button>
        {Popup && <Popup {...popup} />}
      </div>
    )
  }
  const { find, press } = render(<Bell />)
  const button = find('button')
  return { button, press: () => press('button'), isShown: () => find('div').querySelector('ul') !== null }
}

test('a button with a popup opens and closes it, and says so', async () => {
  const { button, press, isShown } = aButton(() => Promise.resolve(List))
  expect(button).toMatchObject({ ariaHasPopup: 'dialog', ariaExpanded: 'false' })
  press()
  await expect.poll(isShown).toBe(true)
  expect(button.ariaExpanded).toBe('true')
  press()
  expect([isShown(), button.ariaExpanded]).toEqual([false, 'false'])
})

test('a popup whose code does not load stays closed with a notice, and opens at the next press', async () => {
  const load = vi.fn<() => Promise<typeof List>>().mockRejectedValueOnce(new Error('offline')).mockResolvedValue(List)
  const { button, press, isShown } = aButton(load)
  press()
  await expect.poll(() => vi.mocked(notice).mock.calls.length).toBe(1)
  expect([isShown(), button.ariaExpanded]).toEqual([false, 'false'])
  press()
  await expect.poll(isShown).toBe(true)
})

test('a popup is loaded in advance when its button is pointed at or focused, without a notice if that fails', () => {
  vi.mocked(notice).mockClear()
  const load = vi.fn<() => Promise<typeof List>>().mockRejectedValue(new Error('offline'))
  const { button } = aButton(load)
  button.focus()
  button.dispatchEvent(new MouseEvent('pointerover', { bubbles: true }))
  expect(load).toHaveBeenCalledTimes(2)
  expect(notice).not.toHaveBeenCalled()
})
