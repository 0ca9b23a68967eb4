import { importPeople } from '@energy/contracts/people/people-import'
import { signIn } from '../../support/accounts.ts'
import { adminHeaders } from '../../support/dashboard.ts'
import { linkIn } from '../../support/data/mailbox.ts'
import { anIdentity, aPerson, aRecord, signUp } from '../../support/data/people.ts'
import { expect, test } from '../../support/test.ts'

test('a forgotten password is reset by the link of a mail, once', async ({ page, request, browserErrors }) => {
  const person = aPerson()
  await aRecord(request, person)
  await page.goto('/login')
  const forgotten = page.getByRole('button', { name: 'Forgot password?' })
  const dialog = page.getByRole('dialog', { name: 'Forgot password?' })
  await test.step('an empty address does nothing, and an unknown one shows an error and stays in the dialog', async () => {
    const { email } = aPerson()
    await forgotten.click()
    await dialog.getByRole('button', { name: 'Send the link' }).click()
    await expect(dialog).toBeVisible()
    await dialog.getByLabel('Email address').fill(email)
    await dialog.getByRole('button', { name: 'Send the link' }).click()
    const errorDialog = page.getByRole('dialog', { name: 'Oops...' })
    await expect(errorDialog).toContainText('Error resetting password!')
    await errorDialog.getByRole('button', { name: 'OK' }).click()
    await expect(dialog.getByLabel('Email address')).toHaveValue(email)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(forgotten).toBeFocused()
    browserErrors.expect(/400 .*accounts:sendOobCode/)
  })

  await page.getByLabel('Email address').fill(person.email)
  await forgotten.click()
  await expect(dialog.getByLabel('Email address')).toHaveValue(person.email)
  await dialog.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByText('Password reset email sent successfully.')).toBeVisible()
  await expect(dialog).toBeHidden()

  const link = await linkIn(request, { to: person.email, subject: 'Set a new password' })
  await page.goto(link)
  await expect(page.getByText(`For ${person.email}.`)).toBeVisible()
  await page.getByLabel('New password').fill('water-and-wind')
  await page.getByLabel('Confirm password').fill('another')
  await page.getByRole('button', { name: 'Set the password' }).click()
  await expect(page.getByText('Password does not match')).toBeVisible()
  await page.getByLabel('Confirm password').fill('water-and-wind')
  await page.getByRole('button', { name: 'Set the password' }).click()
  await expect(page.getByText('Your new password is set.')).toBeVisible()
  await expect(page).toHaveURL('/login')

  await signIn(page, { ...person, password: 'water-and-wind' })
  await expect(page).toHaveURL('/')

  await test.step('the link is spent then, as one without a code is', async () => {
    await page.goto(link)
    await expect(page.getByRole('heading', { name: 'This link is spent' })).toBeVisible()
    await page.goto('/account/action?mode=resetPassword')
    await expect(page.getByRole('heading', { name: 'This link is spent' })).toBeVisible()
    browserErrors.expect(/400 .*accounts:resetPassword/)
  })
})

test('a person whom staff have imported signs up, confirms the address and has their record', async ({
  page,
  request,
}) => {
  const person = aPerson()
  const { email } = person
  const imported = await request.post(`/api${importPeople.url}`, {
    headers: await adminHeaders(request),
    data: { csv: `E-mail,Name,Phone\n${email},Zelda Imported,0044 20`, dryRun: false },
  })
  expect(imported.status()).toBe(200)
  await signUp(page, person)
  await expect(page.getByText('Confirm your email address by the link')).toBeVisible()
  await expect(page).toHaveURL('/login')
  await page.goto(await linkIn(request, { to: email, subject: 'Confirm your e-mail address' }))
  await page.getByRole('button', { name: 'Confirm the address' }).click()
  await expect(page.getByRole('heading', { name: 'Your email address is confirmed' })).toBeVisible()
  await signIn(page, person)
  await expect(page.getByText('User logged in successfully.')).toBeVisible()
  await page.goto('/profile')
  await expect(page.getByRole('heading', { level: 1, name: 'Zelda Imported' })).toBeVisible()
})

test('the link of the sign-up mail confirms the address', async ({ page, request }) => {
  const person = aPerson()
  const { email } = person
  await signUp(page, person)
  await expect(page).toHaveURL('/')
  await page.goto('/profile')
  await expect(page.getByText(`open the link that we sent to ${email}`)).toBeVisible()
  const link = await linkIn(request, { to: email, subject: 'Confirm your e-mail address' })
  // Delays the screen's script until the session is restored. On a slow connection either may be first.
  const lookedUp = page.waitForResponse(/accounts:lookup/)
  await page.route(/\/action-[^/]*\.js$/, async (route) => {
    await lookedUp
    await route.continue()
  })
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'Confirm your email address' })).toBeVisible()
  await page.getByRole('button', { name: 'Confirm the address' }).click()
  await expect(page.getByRole('heading', { name: 'Your email address is confirmed' })).toBeVisible()
  await page.getByRole('link', { name: 'Go to your profile' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Noor Haddad' })).toBeVisible()
  await expect(page.getByText('open the link that we sent')).toBeHidden()
})

test('the link of the mail about a changed address restores the old address', async ({ page, request }) => {
  const person = aPerson()
  const idToken = await anIdentity(request, person)
  const response = await request.post('/identitytoolkit.googleapis.com/v1/accounts:update?key=local', {
    data: { idToken, email: `other-${person.email}` },
  })
  expect(response.status()).toBe(200)
  await page.goto(await linkIn(request, { to: person.email, subject: 'Your e-mail address was changed' }))
  await page.getByRole('button', { name: 'Get the old address back' }).click()
  await expect(page.getByRole('heading', { name: 'Your old email address is back' })).toBeVisible()
})
