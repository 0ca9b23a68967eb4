import { texts as calls, type TextKind } from '@energy/contracts/texts'
import type { TextBody } from '@energy/contracts/texts/body'
import { expect, type APIRequestContext, type Page } from '@playwright/test'
import { adminHeaders, publishButton } from '../dashboard.ts'
import { test as base } from '../test.ts'

interface Text {
  _id: string
  texts: TextBody
}

/** The texts of a kind by the API, in the order of the site. */
async function textsOfKind(request: APIRequestContext, kind: TextKind): Promise<Text[]> {
  const response = await request.get(`/api${calls.drafts.url}?kind=${kind}`, { headers: await adminHeaders(request) })
  expect(response.status()).toBe(200)
  return response.json()
}

/** Saves and publishes a text by the API. */
async function publishText(request: APIRequestContext, id: string, texts: TextBody) {
  const headers = await adminHeaders(request)
  expect((await request.put(`/api/texts/${id}/draft`, { headers, data: { texts } })).status()).toBe(200)
  // It may say this already.
  await request.post(`/api/texts/${id}/publish`, { headers })
}

/** Publishes the text in the editor, also where something is better mended before. @param title of its notice */
export async function publishInEditor(page: Page, title: string) {
  await publishButton(page).click()
  const anyway = page.getByRole('button', { name: 'Publish anyway' })
  const isLive = page.getByText(`${title} is live.`)
  await expect(anyway.or(isLive)).toBeVisible()
  if (await anyway.isVisible()) await anyway.click()
  await expect(isLive).toBeVisible()
}

/** The text of a kind of which there is one. */
interface Single {
  id: string
  texts: TextBody
  /** Publishes it with other texts, by the API. */
  publish: (texts: TextBody) => Promise<void>
}

/** Tests that change the site's texts. After each of them the texts say again what they said. */
export const test = base.extend<{ single: (kind: TextKind) => Promise<Single> }>({
  single: async ({ page, request }, use) => {
    const before: Single[] = []
    await use(async (kind) => {
      const [found] = await textsOfKind(request, kind)
      if (!found) throw new Error(`There is no ${kind}`)
      const { _id: id, texts } = found
      const one = { id, texts, publish: (other: TextBody) => publishText(request, id, other) }
      before.push(one)
      return one
    })
    // An open editor would save over it.
    await page.close()
    for (const { texts, publish } of before) await publish(texts)
  },
})
