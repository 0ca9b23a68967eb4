import type { Page } from '@playwright/test'

/**
 * Resolves when React has begun to hydrate the page, or its code could not be loaded: a page loads its code after its
 * first paint, often after the event `load`. A page without code resolves at once.
 */
const codeLoaded = (page: Page) =>
  page.waitForFunction(() => {
    const root = document.getElementById('root')
    if (!root || !document.querySelector('template#code')) return true
    // What is still in the template is no element of the document.
    const script = document.querySelector<HTMLScriptElement>('script[src*="/entry-client-"]')
    const [file] = script ? performance.getEntriesByName(script.src) : []
    const hasFailed = file instanceof PerformanceResourceTiming && file.decodedBodySize === 0
    return hasFailed || Object.keys(root).some((key) => key.startsWith('__reactContainer'))
  })

/**
 * Waits for the code of notices and dialogs, which a form loads when somebody begins to use it. Not for an idle network:
 * that a page reaches once, on a slow machine before its form is used.
 */
export const noticesLoaded = (page: Page) =>
  page.waitForFunction(() => {
    const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
    return [/\/dialogs-[^/]*\.js$/, /\/dialogs-[^/]*\.css$/].every((file) => loaded.some((name) => file.test(name)))
  })

/** Lets `goto` and `reload` of the page wait for its code, unless they say for which event they wait. */
export function waitForCode(page: Page) {
  const goto = page.goto.bind(page)
  page.goto = async (url, options) => {
    const response = await goto(url, options)
    if (!options?.waitUntil) await codeLoaded(page)
    return response
  }
  const reload = page.reload.bind(page)
  page.reload = async (options) => {
    const response = await reload(options)
    if (!options?.waitUntil) await codeLoaded(page)
    return response
  }
}
