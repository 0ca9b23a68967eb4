import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { restoreSession } from '../support/accounts.ts'
import { deleteOtherRequests, insertOtherRequests } from '../support/data/inquiries.ts'
import { ADMIN } from '../support/product.ts'
import { expect, test } from '../support/test.ts'

const ROWS = 10_000
/** Pixels of a turn of the wheel. */
const TURN = 400
/** The number of rows that are walked by key. */
const STEPS = 100
const END = new RegExp(`^${ROWS.toLocaleString('en')} of `)

/** Notes the times between two frames, the number of rows in the document, and how long a key takes until it is painted. */
function measureFrames() {
  const [frames, presses] = [[] as number[], [] as number[]]
  const counts = { rows: 0 }
  Object.assign(window, { scrolled: frames, presses, counts })
  let last = 0
  const onFrame = (now: number) => {
    if (last) frames.push(now - last)
    last = now
    counts.rows = Math.max(counts.rows, document.querySelectorAll('tbody tr').length)
    requestAnimationFrame(onFrame)
  }
  requestAnimationFrame(onFrame)
  const observer = new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries()) if (name === 'keydown') presses.push(duration)
  })
  // A variable, because the types do not know the threshold.
  const options = { type: 'event', durationThreshold: 16 }
  observer.observe(options)
}

/**
 * Waits until a request is painted. An assertion would describe the whole page to Playwright for as long as it fails: 18
 * ms of the thread that paints, in each of the steps that are measured.
 */
async function untilPainted(name: string) {
  while (document.querySelector('article h2')?.textContent !== name)
    await new Promise((resolve) => requestAnimationFrame(resolve))
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
}

test.afterEach(deleteOtherRequests)

test('scrolling through ten thousand requests that wait', { tag: '@dashboard' }, async ({ page }) => {
  test.setTimeout(300_000)
  await insertOtherRequests(ROWS)
  await page.addInitScript(measureFrames)
  await restoreSession(page, ADMIN)
  await page.goto('/dashboard/invoice?q=another.example')
  const rows = page.locator('tbody').getByRole('link')
  await expect(rows.first()).toBeVisible()

  await page.keyboard.press('j')
  for (let at = 1; at < STEPS; at++) {
    await page.evaluate(untilPainted, `Another ${at}`)
    await page.keyboard.press('j')
  }
  const presses: number[] = await page.evaluate(() => Reflect.get(window, 'presses'))
  await page.keyboard.press('Escape')

  await page.locator('tbody').hover()
  await page.evaluate(() => Reflect.get(window, 'scrolled').splice(0))
  const end = page.getByText(END)
  while (!(await end.isVisible())) {
    await page.mouse.wheel(0, TURN)
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)))
  }
  const frames: number[] = await page.evaluate(() => Reflect.get(window, 'scrolled'))
  const { rows: most }: { rows: number } = await page.evaluate(() => Reflect.get(window, 'counts'))
  const file = join(import.meta.dirname, '../test-results/inbox.json')
  writeFileSync(file, JSON.stringify({ keys: STEPS, presses, frames, most }))
})
