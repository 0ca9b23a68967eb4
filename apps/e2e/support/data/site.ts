import { expect, type APIRequestContext } from '@playwright/test'

/**
 * Waits until a page of the site has this text, after a write that it shows. The API answers the write a moment before the
 * site has cleared its cached pages.
 */
export const untilShown = (request: APIRequestContext, path: string, text: string) =>
  expect.poll(async () => (await (await request.get(path)).text()).includes(text), `${text} on ${path}`).toBe(true)
