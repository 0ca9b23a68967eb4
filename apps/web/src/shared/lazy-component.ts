import { lazy, type ComponentType } from 'react'

/** Events that show that a visitor uses the page. */
const USE_EVENTS = ['pointerdown', 'keydown', 'focusin', 'scroll'] as const

/** Resolves at the next of these events. */
const nextUse = () =>
  new Promise<void>((resolve) => {
    const onUse = () => {
      for (const name of USE_EVENTS) removeEventListener(name, onUse, true)
      resolve()
    }
    for (const name of USE_EVENTS) addEventListener(name, onUse, { capture: true, passive: true })
  })

let firstUse: Promise<void> | undefined

/**
 * A component whose code is loaded when it first renders. After a failure it is loaded again at the next use of the
 * page.
 */
export const lazyComponent = <P extends object>(load: () => Promise<ComponentType<P>>) =>
  lazy(async () => {
    for (;;)
      try {
        return { default: await load() }
      } catch {
        await nextUse()
      }
  })

/**
 * A component that many visitors see and few use. The server renders it, and its HTML stays until the visitor uses the
 * page. Only then its code is loaded.
 */
export const lazyOnUse = <P extends object>(load: () => Promise<ComponentType<P>>) =>
  lazyComponent(async () => {
    if (typeof document !== 'undefined') await (firstUse ??= nextUse())
    return load()
  })
