import { subscriber, type Subscriber } from '@energy/contracts/subscribers'
import type { Page } from '@playwright/test'
import { waitForReact } from '../../screens/screen.ts'
import { mailsTo } from '../../support/data/mailbox.ts'
import { pathIn } from '../../support/data/newsletter-mail.ts'
import { searchAsAdmin } from '../../support/data/staff.ts'
import { expect, test } from '../../support/test.ts'

const uniqueEmail = () => `${crypto.randomUUID()}@example.com`
const newsletterForm = (page: Page) => page.getByRole('form', { name: 'Newsletter' })

/**
 * Subscribes not faster than a person: the API treats a faster form as a bot. The code of the form loads when somebody
 * types; an address that is submitted before is posted, and `before-hydration.test.ts` is about that.
 */
async function subscribe(page: Page, email: string) {
  await newsletterForm(page).getByLabel('Email').fill(email)
  await waitForReact(newsletterForm(page))
  await page.waitForFunction(() => performance.now() > 1600)
  await newsletterForm(page).getByRole('button', { name: 'Subscribe' }).click()
}

test('an address stays in the form until it is accepted; the links of the mail confirm and delete the subscription, each after a press of the button', async ({
  page,
  request,
  browserErrors,
}) => {
  const email = uniqueEmail()
  const findSubscriber = () => searchAsAdmin<Subscriber>(request, subscriber.list, email)
  const form = newsletterForm(page)
  await page.goto('/about')
  await test.step('the form shows errors and keeps the address until it is accepted', async () => {
    await subscribe(page, 'nobody')
    await expect(form.getByText('Enter an email address such as name@example.com')).toBeVisible()
    await expect(form.getByLabel('Email')).toBeFocused()

    const apiUrl = `**${subscriber.create.url}`
    await page.route(apiUrl, (route) => route.abort())
    await subscribe(page, email)
    await expect(page.getByRole('contentinfo').getByRole('alert')).toContainText('The server could not be reached.')
    await expect(form.getByLabel('Email')).toHaveValue(email)
    await page.unroute(apiUrl)
    await form.getByRole('button', { name: 'Subscribe' }).click()
    await expect(page.getByText(`Look in your mailbox. Unless ${email} is on the list already`)).toBeVisible()
    await expect(form.getByLabel('Email')).toHaveValue('')
    browserErrors.expect(/ERR_FAILED .*\/api\/subscribers\)/)
  })
  const [mail] = await mailsTo(request, email)
  if (!mail) throw new Error('No mail')

  await test.step('the link confirms after a press of the button', async () => {
    await page.goto(pathIn(mail, 'newsletter/confirm'))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('One press to go')
    expect(await findSubscriber()).toMatchObject([{ confirmedAt: '' }])
    await page.getByRole('button', { name: 'Confirm the address' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'You are on the list' })).toBeFocused()
    expect(await findSubscriber()).not.toMatchObject([{ confirmedAt: '' }])
  })

  await test.step('the other link unsubscribes after a press of the button', async () => {
    await page.goto(pathIn(mail, 'newsletter/unsubscribe'))
    expect(await findSubscriber()).toHaveLength(1)
    await page.getByRole('button', { name: 'Unsubscribe' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'You are off the list' })).toBeFocused()
    expect(await findSubscriber()).toEqual([])
  })
})

test('a link that is spent, invalid or incomplete says so, and one can be tried again while the server is unavailable', async ({
  page,
  browserErrors,
}) => {
  const apiUrl = `**${subscriber.confirm.url}`
  const spent = 'x'.repeat(43)
  await test.step('while the server is unavailable, the link can be tried again', async () => {
    await page.route(apiUrl, (route) => route.abort())
    await page.goto(`/newsletter/confirm?token=${spent}`)
    await page.getByRole('button', { name: 'Confirm the address' }).click()
    await expect(page.getByRole('alert')).toContainText('The server could not be reached.')
    await page.unroute(apiUrl)
    await page.route(apiUrl, (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Log in</h1>' }))
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('alert')).toContainText('The answer of the server could not be read.')
    await page.unroute(apiUrl)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'This link is spent' })).toBeFocused()
    browserErrors.expect(/ERR_FAILED .*\/api\/subscribers\/confirm/)
    browserErrors.expect(/404 .*\/api\/subscribers\/confirm/)
  })

  await test.step('a link that is spent or invalid says so', async () => {
    for (const [name, button, token] of [
      ['confirm', 'Confirm the address', 'half-a-token'],
      ['unsubscribe', 'Unsubscribe', spent],
      ['unsubscribe', 'Unsubscribe', 'half-a-token'],
    ] as const) {
      await page.goto(`/newsletter/${name}?token=${token}`)
      await page.getByRole('button', { name: button }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'This link is spent' })).toBeFocused()
    }
    browserErrors.expect(/404 .*\/api\/subscribers\/unsubscribe/)
    browserErrors.expect(/400 .*\/api\/subscribers\//)
  })

  await test.step('a link that is incomplete says so', async () => {
    for (const name of ['confirm', 'unsubscribe']) {
      await page.goto(`/newsletter/${name}`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link is incomplete')
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
    }
  })
})
