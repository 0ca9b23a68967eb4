import type { Page } from '@playwright/test'

/** What a finger is given on the page that is less than 44 px wide or high; links in running text excepted. */
export const undersizedTargets = (page: Page) => page.evaluate(findUndersized)

function findUndersized() {
  // From its middle a finger may be off by so much, in px: half of 44, less a rounding.
  const RADIUS = 21
  const top = document.querySelector('dialog[open], .swal2-modal') ?? document.body
  const controls = top.querySelectorAll('a[href], button, input, select, textarea, summary, [tabindex="0"]')
  return [...controls]
    .filter((control) => control.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    .filter((control) => !control.matches('.skip, [type=hidden], [aria-hidden=true], [aria-hidden=true] *'))
    .filter((control) => {
      if (!control.matches('a') || getComputedStyle(control).display !== 'inline') return true
      const line = control.closest('p, li, dd, label')?.textContent ?? ''
      return line.trim().length <= control.textContent.trim().length
    })
    .filter((control) => !isLargeEnough(control))
    .map((control) => `${control.tagName.toLowerCase()} “${control.getAttribute('aria-label') ?? control.textContent}”`)

  function isLargeEnough(control: Element) {
    const target = control.closest('label') ?? control
    const { width, height } = target.getBoundingClientRect()
    if (width > 2 * RADIUS && height > 2 * RADIUS) return true
    target.scrollIntoView({ block: 'center', behavior: 'instant' })
    const { left, top: start } = target.getBoundingClientRect()
    const [x, y] = [left + width / 2, start + height / 2]
    return [
      [x - RADIUS, y],
      [x + RADIUS, y],
      [x, y - RADIUS],
      [x, y + RADIUS],
    ].every(([pointX = 0, pointY = 0]) => {
      const hit = document.elementFromPoint(pointX, pointY)
      // A menu that hangs over the page hides what it does until it is closed.
      return hit !== null && (target.contains(hit) || (hit.closest('header') && !target.closest('header')))
    })
  }
}
