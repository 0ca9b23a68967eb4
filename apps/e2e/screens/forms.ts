import { specialist } from '@energy/contracts/specialists'
import { expect, type Page } from '@playwright/test'
import type { Screen } from './screen.ts'

const atForm = (name: string, prepare: (page: Page) => Promise<unknown>): Screen => ({
  name,
  path: ({ service }) => `/single_service/${service}#talk`,
  window: true,
  prepare,
})
const submit = async (page: Page) => {
  await page.getByRole('checkbox', { name: /By clicking submit/ }).check()
  await page.getByRole('button', { name: 'Submit' }).click()
}
const fill = async (page: Page) => {
  await page.getByLabel('Your name').fill('Ines Carvalho')
  await page.getByLabel('Email address').first().fill('ines@example.com')
  await page.getByLabel('Business name').fill('Carvalho Dental')
}

/** The specialist form on its way. */
export const forms: Screen[] = [
  atForm('specialist', (page) => expect(page.getByRole('button', { name: 'Submit' })).toBeVisible()),
  atForm('specialist-faults', async (page) => {
    await submit(page)
    await expect(page.getByText('There are 2 things to correct')).toBeVisible()
  }),
  atForm('specialist-sent', async (page) => {
    await page.route(`**/api${specialist.create.url}`, (route) =>
      route.fulfill({ status: 201, json: { acknowledged: true, insertedId: '0' } }),
    )
    await fill(page)
    await submit(page)
    await expect(page.getByText('Form submitted successfully.')).toBeVisible()
  }),
  atForm('specialist-failed', async (page) => {
    await page.route(`**/api${specialist.create.url}`, (route) => route.abort())
    await fill(page)
    await submit(page)
    await expect(page.getByText('Error submitting form.')).toBeVisible()
  }),
]
