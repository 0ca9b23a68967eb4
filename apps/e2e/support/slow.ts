import type { BrowserContext, TestInfo } from '@playwright/test'

/** How many times slower a journey runs at most; 1 where `SLOW` is not set. */
const most = Number(process.env['SLOW'] ?? 1)

/**
 * With `SLOW=6`, slows down the processor of each page of a journey by a random factor up to 6: what depends on an order
 * of events that nothing ensures fails in some of many such runs. The report names the factor.
 */
export function slowDown(context: BrowserContext, { annotations }: TestInfo) {
  if (most <= 1) return
  const rate = 1 + Math.random() * (most - 1)
  annotations.push({ type: 'slow', description: `${rate.toFixed(1)} times` })
  const slow = async (session: Awaited<ReturnType<BrowserContext['newCDPSession']>>) =>
    session.send('Emulation.setCPUThrottlingRate', { rate })
  // A page that closes at once has no session.
  context.on(
    'page',
    (page) =>
      void context
        .newCDPSession(page)
        .then(slow)
        .catch(() => undefined),
  )
}
