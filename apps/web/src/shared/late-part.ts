import { lazy, type ComponentType } from 'react'

/** What somebody does who begins to use a page. */
const SIGNS = ['pointerdown', 'keydown', 'focusin', 'scroll'] as const

/** Resolves with the next sign that somebody uses the page. */
const sign = () =>
  new Promise<void>((resolve) => {
    const seen = () => {
      for (const name of SIGNS) removeEventListener(name, seen, true)
      resolve()
    }
    for (const name of SIGNS) addEventListener(name, seen, { capture: true, passive: true })
  })

let used: Promise<void> | undefined

/** A part whose code comes when it is first shown. What cannot be loaded is tried again at the next sign of use. */
export const ownPart = <P extends object>(load: () => Promise<ComponentType<P>>) =>
  lazy(async () => {
    for (;;)
      try {
        return { default: await load() }
      } catch {
        await sign()
      }
  })

/**
 * A part that many see and few use: the server renders it, and what it rendered stands until somebody uses the page.
 * Only then does its code come.
 */
export const latePart = <P extends object>(load: () => Promise<ComponentType<P>>) =>
  ownPart(async () => {
    if (typeof document !== 'undefined') await (used ??= sign())
    return load()
  })
