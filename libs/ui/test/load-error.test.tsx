// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { LoadError } from '../src/states.tsx'
import { render } from './fixtures/render.ts'

test('Try again gives its focus to what is around it, as it goes when it loads again', () => {
  const retry = vi.fn<() => void>()
  const { find, press } = render(
    <main tabIndex={-1}>
      <LoadError retry={retry}>The server could not be reached.</LoadError>
    </main>,
  )
  find('button').focus()
  press('button')
  expect(document.activeElement).toBe(find('main'))
  expect(retry).toHaveBeenCalledOnce()
})
