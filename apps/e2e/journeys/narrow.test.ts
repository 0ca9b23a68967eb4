import { screens } from '../screens/all.ts'
import { open } from '../screens/screen.ts'
import { expect, test } from '../support/test.ts'

for (const screen of screens)
  test(`${screen.name} stands within the window`, async ({ page, complaints }) => {
    await open(page, screen)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    expect(await page.evaluate(cutOff)).toEqual([])
    // Some of the states are failures, and the browser logs those.
    complaints.length = 0
  })

/** Texts that reach beyond the window, apart from those on a track that scrolls, and those that end in an ellipsis. */
function cutOff() {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  const found: string[] = []
  while (texts.nextNode()) {
    const node = texts.currentNode
    const { parentElement: parent } = node
    if (!node.textContent?.trim() || !parent || parent.closest('.track, .skip')) continue
    if (getComputedStyle(parent).textOverflow === 'ellipsis') continue
    range.selectNodeContents(node)
    if ([...range.getClientRects()].some(({ right, width }) => width > 1 && right > innerWidth + 1))
      found.push(node.textContent.trim())
  }
  return found
}
