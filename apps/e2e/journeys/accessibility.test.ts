import { screens } from '../screens/all.ts'
import { openScreen } from '../screens/screen.ts'
import { accessibilityViolations } from '../support/axe.ts'
import { undersizedTargets } from '../support/target-size.ts'
import { expect, test } from '../support/test.ts'
import { horizontalOverflow } from '../support/overflow.ts'

/** All that is wrong with a screen, at once. */
const softExpect = expect.configure({ soft: true, timeout: 3_000 })

test.use({ reducedMotion: 'reduce' })

for (const screen of screens)
  test(`${screen.name} is open to everyone`, async ({ page, browserErrors, hasTouch }) => {
    await openScreen(page, screen)
    softExpect(await accessibilityViolations(page)).toEqual([])
    if (hasTouch) {
      softExpect(await undersizedTargets(page)).toEqual([])
      // The last is a window of 1280 × 1024 px, enlarged four times.
      for (const size of [
        { width: 360, height: 740 },
        { width: 320, height: 256 },
      ]) {
        await page.setViewportSize(size)
        // What draws itself, as charts do, does so a moment later.
        await softExpect.poll(() => horizontalOverflow(page)).toEqual([])
      }
    }
    // Some of the states are failures, and the browser logs those.
    browserErrors.length = 0
  })
