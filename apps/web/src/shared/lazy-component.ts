import { lazy, type ComponentType } from 'react'
import { firstUse, nextUse } from './first-use.ts'

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
