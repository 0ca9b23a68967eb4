import { expect, type Locator, type Page } from '@playwright/test'

/** More controls than any page has. */
const MAX_PRESSES = 120

/** Goes on from control to control by the Tab key until the focus is on this one, and sees that it shows there. */
export async function tabTo(page: Page, control: Locator) {
  const isFocused = () => control.evaluate((element) => element === document.activeElement)
  for (let presses = 0; !(await isFocused()); presses++) {
    expect(presses, `Tab never comes to ${control}`).toBeLessThan(MAX_PRESSES)
    await page.keyboard.press('Tab')
  }
  expect(await control.evaluate(isFocusVisible), `The focus on ${control} is not seen`).toBe(true)
}

/** Whether the focus shows on this control, and nothing lies over its middle. */
function isFocusVisible(control: Element) {
  const { left, top, width, height } = control.getBoundingClientRect()
  const hit = document.elementFromPoint(left + width / 2, top + height / 2)
  return getComputedStyle(control).outlineStyle !== 'none' && hit !== null && control.contains(hit)
}

/** Comes to a control and presses it. */
export async function press(page: Page, control: Locator, key: 'Enter' | 'Space' = 'Enter') {
  await tabTo(page, control)
  await page.keyboard.press(key)
}

/** Comes to a field and writes into it. */
export async function write(page: Page, field: Locator, text: string) {
  await tabTo(page, field)
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type(text)
}
