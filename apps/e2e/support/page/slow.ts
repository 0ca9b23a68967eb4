import type { Page, TestInfo } from '@playwright/test'

/** How many times slower a journey runs at most; 1 where `SLOW` is not set. */
const most = Number(process.env['SLOW'] ?? 1)

/**
 * With `SLOW=6`, returns a function that slows down the processor of a page of a journey by a random factor up to 6: what
 * depends on an order of events that nothing ensures fails in some of many such runs. The report names the factor.
 */
export function slowDown({ annotations }: TestInfo) {
  const rate = 1 + Math.random() * (most - 1)
  if (most > 1) annotations.push({ type: 'slow', description: `${rate.toFixed(1)} times` })
  return (page: Page) => {
    if (most <= 1) return
    // A page that closes at once has no session.
    void page
      .context()
      .newCDPSession(page)
      .then((session) => session.send('Emulation.setCPUThrottlingRate', { rate }))
      .catch(() => undefined)
  }
}
