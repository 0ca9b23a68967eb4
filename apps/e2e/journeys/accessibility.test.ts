import { screens } from '../screens/all.ts'
import { openScreen } from '../screens/screen.ts'
import { accessibilityViolations } from '../support/axe.ts'
import { undersizedTargets } from '../support/target-size.ts'
import { expect, test } from '../support/test.ts'
import { horizontalOverflow } from '../support/overflow.ts'

/** Reports all errors of a screen, not only the first. */
const softExpect = expect.configure({ soft: true, timeout: 3_000 })

test.use({ reducedMotion: 'reduce' })

for (const screen of screens)
  test(`${screen.name} is accessible`, async ({ page, browserErrors, hasTouch }) => {
    await openScreen(page, screen)
    softExpect(await accessibilityViolations(page, hasTouch ? 'light' : 'both')).toEqual([])
    if (hasTouch) {
      softExpect(await undersizedTargets(page)).toEqual([])
      // The last size is a window of 1280 × 1024 px at a zoom of 400 %.
      for (const size of [
        { width: 360, height: 740 },
        { width: 320, height: 256 },
      ]) {
        await page.setViewportSize(size)
        // Charts are drawn a moment later.
        await softExpect.poll(() => horizontalOverflow(page)).toEqual([])
      }
    } else {
      await page.setViewportSize({ width: 768, height: 1024 })
      softExpect(await accessibilityViolations(page, 'light')).toEqual([])
    }
    if (screen.browserError) browserErrors.expect(screen.browserError)
  })
