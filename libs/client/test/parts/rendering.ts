import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createElement, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { onTestFinished } from 'vitest'
import type { Call } from '../../src/call.ts'
import { CallProvider } from '../../src/use-call.ts'

/** A component that does nothing but call a hook. */
export function calling(hook: () => unknown) {
  const Calling = () => {
    hook()
    return null
  }
  return createElement(Calling)
}

/**
 * Renders a hook on a page.
 * @param within puts around it what the hook needs above it
 * @returns what it gave, render by render
 */
export function rendering<T>(hook: () => T, within: (child: ReactNode) => ReactNode = (child) => child) {
  const given: T[] = []
  const { type } = calling(() => given.push(hook()))
  const root = createRoot(document.createElement('div'))
  const render = () => flushSync(() => root.render(within(createElement(type))))
  onTestFinished(() => root.unmount())
  render()
  return {
    given,
    render,
    latest() {
      const last = given.at(-1)
      if (last === undefined) throw new Error('Nothing was rendered')
      return last
    },
  }
}

/** An app's `call` and its kept answers, around what needs them. */
export function anApp(call: Call) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const within = (child: ReactNode) =>
    createElement(QueryClientProvider, { client }, createElement(CallProvider, { value: call }, child))
  return { client, within }
}
