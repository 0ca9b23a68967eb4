import type { Page } from '@playwright/test'

/** What of the page reaches beyond the window, so that it would have to be scrolled sideways or is cut off. */
export async function beyondWindow(page: Page) {
  const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  return [...(over > 0 ? [`The page, by ${over} px`] : []), ...(await page.evaluate(cutOff))]
}

/** Texts that reach beyond the window, apart from those that scroll, that end in an ellipsis or that are not seen. */
function cutOff() {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  const found: string[] = []
  while (texts.nextNode()) {
    const node = texts.currentNode
    const { parentElement: parent } = node
    if (!node.textContent?.trim() || !parent || parent.closest('.track, .skip, [class*="sr-only"]')) continue
    if (getComputedStyle(parent).textOverflow === 'ellipsis') continue
    range.selectNodeContents(node)
    if ([...range.getClientRects()].some(({ right, width }) => width > 1 && right > innerWidth + 1))
      found.push(node.textContent.trim())
  }
  return found
}
