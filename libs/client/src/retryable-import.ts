/**
 * Loads code that may be asked for again where it did not come. Browsers remember that a module failed for as long as
 * the page lives (https://github.com/whatwg/html/issues/6768), so each further try asks for it under another address.
 * What it imports itself keeps its address: that should be code of the page, which is there.
 */
export function retryableImport<M>(first: () => Promise<M>): () => Promise<M> {
  let load = first
  let failures = 0
  return () =>
    load().catch((cause: unknown) => {
      // Chromium and Firefox name it; Safari does not, and is asked for the same again.
      const [address] = /https?:[^\s?]+\.[jt]s/.exec(String(cause)) ?? []
      failures += 1
      if (address) load = () => import(/* @vite-ignore */ `${address}?${failures}`)
      throw cause
    })
}
