import { lazy, type ComponentType } from 'react'

/** What somebody does who begins to use a page. */
const USE_EVENTS = ['pointerdown', 'keydown', 'focusin', 'scroll'] as const

/** Resolves with the next sign that somebody uses the page. */
const nextUse = () =>
  new Promise<void>((resolve) => {
    const onUse = () => {
      for (const name of USE_EVENTS) removeEventListener(name, onUse, true)
      resolve()
    }
    for (const name of USE_EVENTS) addEventListener(name, onUse, { capture: true, passive: true })
  })

let firstUse: Promise<void> | undefined

/** A part whose code comes when it is first shown. What cannot be loaded is tried again at the next sign of use. */
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
 * A part that many see and few use: the server renders it, and what it rendered stands until somebody uses the page.
 * Only then does its code come.
 */
export const lazyOnUse = <P extends object>(load: () => Promise<ComponentType<P>>) =>
  lazyComponent(async () => {
    if (typeof document !== 'undefined') await (firstUse ??= nextUse())
    return load()
  })
