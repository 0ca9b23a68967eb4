// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { Button } from '../src/button.tsx'
import { render } from './fixtures/render.ts'

test('a click on a button runs its action', () => {
  const onClick = vi.fn<() => void>()
  render(<Button onClick={onClick}>Save</Button>).press('button')
  expect(onClick).toHaveBeenCalledOnce()
})

test('a busy button ignores clicks, submits no form, says so and keeps its focus', () => {
  const onClick = vi.fn<() => void>()
  const onSubmit = vi.fn<() => void>()
  const form = (busy: boolean) => (
    <form onSubmit={onSubmit}>
      <Button type="submit" busy={busy} onClick={onClick}>
        Save
      </Button>
    </form>
  )
  const { find, press, show } = render(form(false))
  const button = find('button')
  button.focus()
  show(form(true))
  press('button')
  expect([onClick.mock.calls, onSubmit.mock.calls]).toEqual([[], []])
  expect(document.activeElement).toBe(button)
  expect(button).toMatchObject({ ariaBusy: 'true', ariaDisabled: 'true', disabled: false })
  show(form(false))
  expect(button).toMatchObject({ ariaBusy: null, ariaDisabled: null })
})

test('a button submits no form by default', () => {
  expect(
    render(<Button>Save</Button>)
      .find('button')
      .getAttribute('type'),
  ).toBe('button')
})
