import { screens } from '../screens/all.ts'
import { open } from '../screens/screen.ts'
import { faultsIn } from '../support/axe.ts'
import { smallTargets } from '../support/targets.ts'
import { expect, test } from '../support/test.ts'
import { beyondWindow } from '../support/within-window.ts'

/** All that is wrong with a screen, at once. */
const softly = expect.configure({ soft: true, timeout: 3_000 })

test.use({ reducedMotion: 'reduce' })

for (const screen of screens)
  test(`${screen.name} is open to everyone`, async ({ page, complaints, hasTouch }) => {
    await open(page, screen)
    softly(await faultsIn(page)).toEqual([])
    if (hasTouch) {
      softly(await smallTargets(page)).toEqual([])
      // The last is a window of 1280 × 1024 px, enlarged four times.
      for (const size of [
        { width: 360, height: 740 },
        { width: 320, height: 256 },
      ]) {
        await page.setViewportSize(size)
        // What draws itself, as charts do, does so a moment later.
        await softly.poll(() => beyondWindow(page)).toEqual([])
      }
    }
    // Some of the states are failures, and the browser logs those.
    complaints.length = 0
  })
