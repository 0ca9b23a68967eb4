import { restoreSession } from '../../support/accounts.ts'
import { invitation } from '@energy/contracts/people/invitations'
import type { APIRequestContext } from '@playwright/test'
import { adminHeaders } from '../../support/dashboard.ts'
import { mailsTo } from '../../support/data/mailbox.ts'
import { aPerson, aRecord, fillSignUp } from '../../support/data/people.ts'
import { ADMIN } from '../../support/product.ts'
import { expect, test } from '../../support/test.ts'

/** The path of the link in the invitation to an address. */
async function linkTo(request: APIRequestContext, email: string) {
  const [mail] = await mailsTo(request, email)
  return /\/invitations\/\S+/.exec(mail?.text ?? '')?.[0] ?? ''
}

test(
  'somebody is invited, signs up by the link of the mail, accepts, and works in the dashboard',
  { tag: ['@desktop', '@dashboard'] },
  async ({ page, browser }) => {
    const person = aPerson()
    await restoreSession(page, ADMIN)
    await page.goto('/dashboard/staff')
    await page.getByLabel('Email address').fill(person.email)
    await page.getByRole('button', { name: 'Invite', exact: true }).click()
    await expect(page.getByRole('row', { name: person.email })).toContainText('Editor')

    const guest = await (await browser.newContext()).newPage()
    const link = await linkTo(guest.request, person.email)
    await guest.goto(link)
    await guest.getByRole('link', { name: 'Create an account' }).click()
    await expect(guest.getByLabel('Email address')).toHaveValue(person.email)
    await fillSignUp(guest, person)
    await guest.getByRole('button', { name: 'Accept' }).click()
    await guest.getByRole('link', { name: 'Go to the dashboard' }).click()
    await expect(guest.getByRole('heading', { level: 2, name: 'Distribution' })).toBeVisible()
    await expect(guest.getByRole('link', { name: 'Offers' })).toBeHidden()
    await guest.goto(link)
    await expect(guest.getByRole('heading', { level: 1, name: 'This invitation has ended' })).toBeVisible()
    await guest.context().close()

    await page.reload()
    await expect(page.getByRole('row', { name: person.email })).toContainText('Editor')
    await expect(page.getByRole('button', { name: 'Send again' })).toBeHidden()
  },
)

test('who is signed in with another address is shown which', { tag: '@desktop' }, async ({ page, request }) => {
  const [invited, other] = [aPerson(), aPerson()]
  await aRecord(request, other)
  const data = { email: invited.email, role: 'sales' }
  await request.post(`/api${invitation.create.url}`, { headers: await adminHeaders(request), data })
  await restoreSession(page, other)
  await page.goto(await linkTo(request, invited.email))
  await expect(page.getByText(`You are signed in as ${other.email}.`)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Accept' })).toBeHidden()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByRole('link', { name: 'I have an account' })).toBeVisible()
})
