import { contact } from '@energy/contracts/inquiries/contacts'
import { specialist } from '@energy/contracts/inquiries/specialists'
import { expect, type Page } from '@playwright/test'
import { aLargeFile } from '../support/page/chosen-files.ts'
import { waitForReact, type Screen } from './screen.ts'

const specialistForm = (name: string, prepare: (page: Page) => Promise<unknown>): Screen => ({
  name,
  path: ({ service }) => `/single_service/${service}#talk`,
  viewportOnly: true,
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

/** Keeps a notice visible: it does not disappear while the pointer is over it. */
const pinNotice = async (page: Page, text: string) => {
  await expect(page.getByText(text)).toBeVisible()
  await page.getByText(text).hover()
}

/** A page whose form is posted, because its code does not come. */
const posted = (name: string, path: Screen['path'], button: string, text: string): Screen => ({
  name,
  path,
  viewportOnly: true,
  browserError: /ERR_FAILED .*\/assets\/entry-client-|status of 422/,
  async prepare(page) {
    await page.route('**/assets/entry-client-*.js', (route) => route.abort())
    await page.reload({ waitUntil: 'commit' })
    await page.getByRole('button', { name: button }).click()
    await expect(page.getByRole('alert')).toContainText(text)
    await expect(page.getByRole('alert')).toBeFocused()
  },
})

/** The public forms with errors, confirmations and failures. */
export const forms: Screen[] = [
  specialistForm('specialist', (page) => expect(page.getByRole('button', { name: 'Submit' })).toBeVisible()),
  specialistForm('specialist-errors', async (page) => {
    await submit(page)
    await expect(page.getByText('There are 2 things to correct')).toBeVisible()
  }),
  specialistForm('specialist-sent', async (page) => {
    await page.route(`**/api${specialist.create.url}`, (route) =>
      route.fulfill({ status: 201, json: { acknowledged: true, insertedId: '0' } }),
    )
    await fill(page)
    await submit(page)
    await expect(page.getByText('We have your request.')).toBeFocused()
    await pinNotice(page, 'Form submitted successfully.')
  }),
  {
    ...specialistForm('specialist-failed', async (page) => {
      await page.route(`**/api${specialist.create.url}`, (route) => route.abort())
      await fill(page)
      await submit(page)
      await pinNotice(page, 'Error submitting form.')
    }),
    browserError: /ERR_FAILED .*\/api\/specialists/,
  },
  {
    name: 'contact-errors',
    path: '/contact',
    async prepare(page) {
      await page.getByRole('button', { name: 'Send message' }).click()
      await expect(page.getByText('There are 2 things to correct')).toBeVisible()
    },
  },
  {
    name: 'contact-sent',
    path: '/contact',
    async prepare(page) {
      await page.route(`**/api${contact.create.url}`, (route) =>
        route.fulfill({ status: 201, json: { acknowledged: true, insertedId: '0' } }),
      )
      const form = page.getByRole('form', { name: 'Connect with us' })
      await form.getByLabel('First name').fill('Ines')
      await form.getByLabel('Email address').fill('ines@example.com')
      await page.getByRole('button', { name: 'Send message' }).click()
      await pinNotice(page, 'Message sent.')
    },
  },
  {
    name: 'bill-files',
    path: '/bill',
    async prepare(page) {
      const pdf = { mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\nA bill.\n') }
      // One of them is never answered.
      await page.route('**/api/attachments/*/chunks/0', (route) =>
        route.request().postData()?.includes('readings') ? undefined : route.continue(),
      )
      const input = page.locator('input[type=file]')
      await input.setInputFiles([
        { name: 'bill-november-2026.pdf', ...pdf },
        { name: 'fuse-board.heic', mimeType: 'image/heic', buffer: Buffer.from('heic') },
        { name: 'meter-readings.csv', mimeType: 'text/csv', buffer: Buffer.from('readings,kWh\n1,2\n') },
      ])
      await input.setInputFiles(await aLargeFile('all-bills.pdf', 14))
      await expect(page.getByText(/^PDF,/)).toBeVisible()
      await expect(page.getByRole('progressbar')).toBeVisible()
    },
  },
  {
    name: 'newsletter-errors',
    path: '/about',
    async prepare(page) {
      // The code of the form comes with the first use of the page. Before, the browser posts the form.
      await page.getByLabel('Email for the newsletter').focus()
      await waitForReact(page.getByRole('form', { name: 'Newsletter' }))
      await page.getByRole('button', { name: 'Subscribe' }).click()
      await expect(page.getByText('Enter an email address such as name@example.com')).toBeVisible()
    },
  },
  posted('contact-posted', '/contact', 'Send message', 'There are 2 things to correct'),
  posted('specialist-posted', ({ service }) => `/single_service/${service}#talk`, 'Submit', 'There are 3 things to'),
  posted('newsletter-posted', '/about', 'Subscribe', 'Enter an email address such as name@example.com'),
]
