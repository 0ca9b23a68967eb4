import { screens } from '../screens/all.ts'
import { open } from '../screens/screen.ts'
import { faultsIn } from '../support/axe.ts'
import { smallTargets } from '../support/targets.ts'
import { expect, test } from '../support/test.ts'
import { beyondWindow } from '../support/within-window.ts'

test.use({ reducedMotion: 'reduce' })

for (const screen of screens)
  test(`${screen.name} is open to everyone`, async ({ page, complaints, hasTouch }) => {
    await open(page, screen)
    expect.soft(await faultsIn(page)).toEqual([])
    if (hasTouch) {
      expect.soft(await smallTargets(page)).toEqual([])
      await page.setViewportSize({ width: 360, height: 740 })
      expect.soft(await beyondWindow(page)).toEqual([])
      // A window of 1280 × 1024 px, enlarged four times.
      await page.setViewportSize({ width: 320, height: 256 })
      expect.soft(await beyondWindow(page)).toEqual([])
    }
    // Some of the states are failures, and the browser logs those.
    complaints.length = 0
  })
