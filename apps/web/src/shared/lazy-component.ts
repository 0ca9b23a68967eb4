import { lazy, type ComponentType } from 'react'

/** Events that show that a visitor uses the page. */
const USE_EVENTS = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'scroll'] as const

/** Resolves at the next of these events. */
const nextUse = () =>
  new Promise<void>((resolve) => {
    const onUse = (event: Event) => {
      // Chromium also reports a pointer that rests where the page has come.
      if (event instanceof MouseEvent && event.type === 'pointermove' && !event.movementX && !event.movementY) return
      for (const name of USE_EVENTS) removeEventListener(name, onUse, true)
      resolve()
    }
    for (const name of USE_EVENTS) addEventListener(name, onUse, { capture: true, passive: true })
  })

let used = false
const firstUse =
  typeof document === 'undefined'
    ? undefined
    : nextUse().then(() => {
        used = true
      })

/** Whether the visitor has used the page, so that code which waits for that need not wait. */
export const isUsed = () => used

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
    await firstUse
    return load()
  })
