import { specialist } from '@energy/contracts/inquiries/specialists'
import { restoreSession } from '../../../support/accounts.ts'
import { passSaveDelay } from '../../../support/dashboard.ts'
import { openInquiry } from '../../../support/data/inquiries.ts'
import { aPng } from '../../../support/page/chosen-files.ts'
import { mailsTo } from '../../../support/data/mailbox.ts'
import { offerPathFor } from '../../../support/data/offers.ts'
import { aPerson, aRecord, changeIdentity } from '../../../support/data/people.ts'
import { ADMIN } from '../../../support/product.ts'
import { searchAsAdmin } from '../../../support/data/staff.ts'
import { firstIds } from '../../../screens/screen.ts'
import { expect, test } from '../../../support/test.ts'

test(
  'what begins with "Talk to a specialist" ends with a paid invoice, which both sides see',
  {
    tag: '@desktop',
  },
  async ({ page, request, browser }) => {
    // The notifications name only the person.
    const customer = { ...aPerson(), lastName: crypto.randomUUID().slice(0, 8) }
    const name = `${customer.firstName} ${customer.lastName}`
    await changeIdentity(request, await aRecord(request, customer), { emailVerified: true })
    await restoreSession(page, customer)
    await page.goto(`/single_service/${(await firstIds(page)).service}#talk`)
    await page.getByLabel('Your name').fill(name)
    await page.getByRole('main').getByLabel('Email address').fill(customer.email)
    await page.getByLabel('Comment').fill('Can our ovens heat the hall?')
    await page.getByRole('checkbox', { name: /^By clicking submit/ }).check()
    await page.getByRole('button', { name: 'Submit' }).click()
    await expect(page.getByText('We have your request.')).toBeVisible()
    const mails = async (count: number) => (await mailsTo(request, customer.email, count)).map(({ subject }) => subject)
    expect(await mails(1)).toEqual([expect.stringMatching(/^We have your request/)])

    const staff = await (await browser.newContext()).newPage()
    await staff.clock.install()
    await restoreSession(staff, ADMIN)
    const [sent] = await searchAsAdmin<{ _id: string }>(request, specialist.list, customer.email)
    const id = sent?._id ?? ''
    await (await openInquiry(staff, id)).getByRole('button', { name: 'Make an offer' }).click()
    await staff.getByLabel('What it is for').fill('Heat for the hall')
    await staff.getByRole('button', { name: 'Add a line', exact: true }).click()
    const line = staff.getByRole('group', { name: 'Line 1', exact: true })
    for (const [label, value] of Object.entries({ Description: 'Fitting', Quantity: '2', 'Unit price, $': '620.00' }))
      await line.getByLabel(label, { exact: true }).fill(value)
    await staff.getByLabel('Documents').setInputFiles(await aPng('plan.png'))
    await expect(staff.getByRole('list', { name: 'Documents of the offer' })).toContainText('plan.png')
    await expect(staff.getByRole('button', { name: 'Remove plan.png' })).toBeVisible()
    await passSaveDelay(staff)
    await expect(staff.getByText(/^Saved at /)).toBeVisible()
    await staff.getByRole('button', { name: 'Send offer' }).click()
    await staff.getByRole('dialog').getByRole('button', { name: 'Send offer' }).click()
    await expect(staff.getByRole('button', { name: 'Make a new version' })).toBeVisible()

    await page.goto(await offerPathFor(request, customer.email, 2))
    const download = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Download plan.png' }).click()
    expect((await download).suggestedFilename()).toBe('plan.png')
    const form = page.getByRole('form', { name: 'Accept' })
    await form.getByLabel('Type your full name').fill(name)
    await form.getByRole('checkbox').check()
    await form.getByRole('button', { name: 'Accept for $1,488.00' }).click()
    await expect(page.getByText(`Accepted by ${name} on`)).toBeVisible()

    await staff.getByRole('button', { name: /^Notifications/ }).click()
    await staff.getByRole('link', { name: `${name} accepted the offer` }).click()
    await staff.getByRole('link', { name: 'Open the order' }).click()
    await staff.getByRole('button', { name: 'Issue invoice', exact: true }).click()
    await staff.getByRole('button', { name: 'Issue $1,488.00', exact: true }).click()
    await expect(staff.getByRole('heading', { level: 1, name: /^Invoice I-/ })).toBeVisible()
    expect((await mails(3)).map((subject) => subject.replace(/\d{4}-\d{4}/, 'number'))).toEqual([
      expect.stringMatching(/^We have your request/),
      'Your offer O-number: Heat for the hall',
      'Invoice I-number: $1,488.00',
    ])
    await staff.getByRole('button', { name: 'Record a payment', exact: true }).click()
    await staff.getByRole('button', { name: 'Record $1,488.00', exact: true }).click()
    await expect(staff.getByText('Recorded by Amara Lindqvist')).toBeVisible()

    await page.goto('/profile')
    const invoice = page.getByRole('row').filter({ hasText: /I-\d{4}-\d{4}/ })
    await expect(invoice).toContainText('Paid')
    await expect(invoice).toContainText('$1,488.00')
    await staff.context().close()
  },
)
