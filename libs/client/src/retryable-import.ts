/**
 * A dynamic import that can be retried. Browsers cache a failed module until the page is closed
 * (https://github.com/whatwg/html/issues/6768), so each retry imports it with another URL. The modules that it imports
 * keep their URLs; they should be loaded already as code of the page.
 */
export function retryableImport<M>(first: () => Promise<M>): () => Promise<M> {
  let load = first
  let failures = 0
  return () =>
    load().catch((cause: unknown) => {
      // The error names the URL in Chromium and Firefox. Safari names none, so it retries the same URL.
      const [address] = /https?:[^\s?]+\.[jt]s/.exec(String(cause)) ?? []
      failures += 1
      if (address) load = () => import(/* @vite-ignore */ `${address}?${failures}`)
      throw cause
    })
}
