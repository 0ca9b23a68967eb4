// @vitest-environment jsdom
import { render } from '@energy/ui/test/render'
import type { ComponentType } from 'react'
import { expect, test, vi } from 'vitest'
import { useLazyComponent } from '../../src/shared/use-lazy-component.ts'

type Load = () => Promise<ComponentType>
const List = () => <ul />

function aButton(load: Load) {
  const failed = vi.fn<() => void>()
  const Opener = () => {
    const { Component, prepare, preload } = useLazyComponent(load)
    return (
      <div>
        <button onFocus={preload} onClick={() => void prepare().catch(failed)}>
          Open
        </button>
        {Component && <Component />}
      </div>
    )
  }
  const { find, press } = render(<Opener />)
  return {
    failed,
    focus: () => find('button').focus(),
    press: () => press('button'),
    isShown: () => find('div').querySelector('ul') !== null,
  }
}

test('a component whose code does not load is reported when it is needed, and shows at the next try', async () => {
  const load = vi.fn<Load>().mockRejectedValueOnce(new Error('offline')).mockResolvedValue(List)
  const { failed, press, isShown } = aButton(load)
  press()
  await expect.poll(() => failed.mock.calls.length).toBe(1)
  expect(isShown()).toBe(false)
  press()
  await expect.poll(isShown).toBe(true)
})

test('a component is loaded in advance without a report of a failure', async () => {
  const load = vi.fn<Load>().mockRejectedValue(new Error('offline'))
  const { failed, focus } = aButton(load)
  focus()
  await expect.poll(() => load.mock.calls.length).toBe(1)
  expect(failed).not.toHaveBeenCalled()
})
