import { expect, type Page } from '@playwright/test'

/** The ids of what the lists begin with. */
export interface FirstIds {
  service: string
  product: string
  blog: string
}

/** A screen in one of its states: what is pictured of it, and what must hold in all of them. */
export interface Screen {
  /** Names its pictures. */
  name: string
  /** Where it is. */
  path: string | ((ids: FirstIds) => string)
  /** What is arranged before the page is opened. */
  before?: (page: Page) => Promise<unknown>
  /** What brings the page into its state. */
  prepare?: (page: Page) => Promise<unknown>
  /** Pictures what the window shows, and not the whole page. */
  viewportOnly?: boolean
  /** What the page answers, where that is not 200. */
  status?: number
}

/** Opens a screen and brings it into its state. */
export async function openScreen(page: Page, { path, before, prepare, status = 200 }: Screen) {
  await before?.(page)
  const response = await page.goto(typeof path === 'string' ? path : path(await firstIds(page)))
  expect(response?.status()).toBe(status)
  if ((await page.locator('.session').count()) > 0) await waitForHydration(page)
  await waitForDeferredContent(page)
  await prepare?.(page)
}

/** Waits until the page's own code runs: only that knows whether somebody is signed in. */
export const waitForHydration = (page: Page) =>
  expect(page.locator('.session').locator('a, button').first()).toBeAttached()

/** Waits until what is below the first view has come, too. */
export const waitForDeferredContent = (page: Page) =>
  page.waitForFunction(() =>
    document.getAnimations().every((each) => !(each instanceof CSSAnimation && each.animationName === 'later')),
  )

/** What the lists begin with. */
export async function firstIds({ request }: Page): Promise<FirstIds> {
  const first = async (list: string) => {
    const [{ _id }]: [{ _id: string }] = await (await request.get(`/api/${list}?limit=1`)).json()
    return _id
  }
  return { service: await first('services'), product: await first('products'), blog: await first('blogs') }
}
