import type { Page } from '@playwright/test'

/** What of the page reaches beyond the window, so that it would have to be scrolled sideways or is cut off. */
export async function horizontalOverflow(page: Page) {
  const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  return [...(excess > 0 ? [`The page, by ${excess} px`] : []), ...(await page.evaluate(cutOffTexts))]
}

/** Texts that reach beyond the window, apart from those that scroll, that end in an ellipsis or that are not seen. */
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
