import type { Page } from '@playwright/test'

/** Finds content beyond the right edge of the window, which is cut off or needs horizontal scrolling. */
export async function horizontalOverflow(page: Page) {
  const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  return [...(excess > 0 ? [`The page is ${excess} px too wide`] : []), ...(await page.evaluate(cutOffTexts))]
}

/** Texts beyond the right edge of the window, except texts that scroll, end in an ellipsis or are visually hidden. */
function cutOffTexts() {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  const texts: string[] = []
  while (walker.nextNode()) {
    const node = walker.currentNode
    const { parentElement: parent } = node
    if (!node.textContent?.trim() || !parent || parent.closest('.track, .skip, [class*="sr-only"]')) continue
    if (getComputedStyle(parent).textOverflow === 'ellipsis') continue
    range.selectNodeContents(node)
    if ([...range.getClientRects()].some(({ right, width }) => width > 1 && right > innerWidth + 1))
      texts.push(node.textContent.trim())
  }
  return texts
}
