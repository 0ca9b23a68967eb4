import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { BOUNDS } from '@energy/contracts/text'
import { openEntry } from '../support/dashboard.ts'
import { anEditor, typeAtEnd } from '../support/page/live-preview.ts'
import { expect, test } from '../support/test.ts'

/** Milliseconds between two keys: at the speed of somebody who types, and slower where the device is. */
const KEYS = { fast: 80, slow: 200 }
const SLOW_DOWN = 4
const TEXT = ' and a little more text than before, at the speed of somebody who types'

/** A text that was typed: its length, and when, in ms since 1970. */
interface Typed {
  length: number
  at: number
}

/** Runs in both windows: in the dashboard it notes what is typed, in the preview when the title of section 40 shows it. */
function measureDelays() {
  if (window.top === window) {
    const typed: Typed[] = []
    const presses: number[] = []
    Object.assign(window, { typed, delays: [], presses })
    const note = ({ target }: Event) =>
      target instanceof HTMLInputElement && typed.push({ length: target.value.length, at: Date.now() })
    const observer = new PerformanceObserver((list) => {
      for (const { name, duration } of list.getEntries()) if (name === 'keydown') presses.push(duration)
    })
    // A variable, because the types do not know the threshold.
    const options = { type: 'event', durationThreshold: 16 }
    observer.observe(options)
    return addEventListener('input', note, true)
  }
  new MutationObserver(() => {
    const { length } = document.querySelectorAll('.story h2')[39]?.textContent ?? ''
    const typed: Typed[] = Reflect.get(window.top ?? {}, 'typed')
    while (typed[0] && typed[0].length <= length)
      Reflect.get(window.top ?? {}, 'delays').push(Date.now() - (typed.shift()?.at ?? 0))
  }).observe(document, { subtree: true, childList: true, characterData: true })
}

test('typing in a form of fifty sections with its preview', { tag: '@dashboard' }, async ({ page, createItem }) => {
  await page.addInitScript(measureDelays)
  const { preview, heading } = await anEditor(page, createItem, BOUNDS.entries)
  await expect(heading).toBeVisible()
  const title = (await openEntry(page, 'Section 40')).getByLabel('Title')
  await typeAtEnd(title, TEXT, KEYS.fast)
  await expect(preview.getByRole('heading', { name: `Part 40${TEXT}` })).toBeVisible()
  const delays: number[] = await page.evaluate(() => Reflect.get(window, 'delays').splice(0))

  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN })
  await page.evaluate(() => Reflect.get(window, 'presses').splice(0))
  await typeAtEnd(title, TEXT, KEYS.slow)
  await expect(preview.getByRole('heading', { name: `Part 40${TEXT}${TEXT}` })).toBeVisible()
  const presses: number[] = await page.evaluate(() => Reflect.get(window, 'presses'))
  const file = join(import.meta.dirname, '../test-results/editor.json')
  writeFileSync(file, JSON.stringify({ keys: TEXT.length, delays, presses }))
})
