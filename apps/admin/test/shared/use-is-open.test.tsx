// @vitest-environment jsdom
import { useIsOpen } from '@energy/client/use-is-open'
import { render } from '@energy/ui/test/render'
import { startTransition, useState, type RefObject } from 'react'
import { expect, onTestFinished, test } from 'vitest'

function Screen({ entered }: { entered: (isOpen: RefObject<boolean>) => void }) {
  entered(useIsOpen())
  return <p>The screen</p>
}

test('an answer that comes while a screen goes finds it closed', async () => {
  let isOpen = { current: false }
  let leave = () => undefined as void
  const App = () => {
    const [isLeft, setLeft] = useState(false)
    leave = () => startTransition(() => setLeft(true))
    return isLeft ? <h1>Elsewhere</h1> : <Screen entered={(ref) => (isOpen = ref)} />
  }
  render(<App />)
  expect(isOpen.current).toBe(true)
  const found = Promise.withResolvers<boolean>()
  const gone = new MutationObserver(() => found.resolve(isOpen.current))
  onTestFinished(() => gone.disconnect())
  gone.observe(document.body, { childList: true, subtree: true })
  leave()
  expect(await found.promise).toBe(false)
})
