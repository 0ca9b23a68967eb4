import { expect, type APIRequestContext, type Page } from '@playwright/test'
import type { Role } from '@energy/contracts/people/roles'
import { user } from '@energy/contracts/people/users'
import { restoreSession } from '../accounts.ts'
import { adminHeaders } from '../dashboard.ts'

/** The data of a person without an account. */
export const aPerson = () => ({
  email: `person-${crypto.randomUUID()}@example.com`,
  password: 'wind-and-water',
  firstName: 'Noor',
  lastName: 'Haddad',
})
export type Person = ReturnType<typeof aPerson>

/** Opens, fills in and submits the sign-up form. */
export async function signUp(page: Page, person: Person) {
  await page.goto('/signup', { waitUntil: 'networkidle' })
  await page.getByLabel('Email address').fill(person.email)
  await fillSignUp(page, person)
}

/** Fills in the sign-up form, without the address, and submits it. */
export async function fillSignUp(page: Page, { password, firstName, lastName }: Omit<Person, 'email'>) {
  await page.getByLabel('First name').fill(firstName)
  await page.getByLabel('Last name').fill(lastName)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Confirm password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign Up' }).click()
}

/** Creates a new person by the API, and signs them in: the next page that opens has their session. */
export async function aMember(page: Page) {
  const person = aPerson()
  await aRecord(page.request, person)
  await restoreSession(page, person)
  return person
}

/** Sets a role as the sample's admin. */
export async function setRole(request: APIRequestContext, email: string, role: Role) {
  const url = `/api${user.setRole.url.replace(':email', email)}`
  const response = await request.put(url, { headers: await adminHeaders(request), data: { role } })
  expect(response.status()).toBe(200)
}

const identities = '/identitytoolkit.googleapis.com/v1'

/** Creates an identity without a record, as an interrupted sign-up leaves it. Returns its ID token. */
export async function anIdentity(request: APIRequestContext, { email, password }: Person) {
  const response = await request.post(`${identities}/accounts:signUp?key=local`, {
    data: { email, password, returnSecureToken: true },
  })
  const { idToken }: { idToken: string } = await response.json()
  return idToken
}

/** Creates an identity and a record by the API. Returns the ID token. */
export async function aRecord(request: APIRequestContext, person: Person) {
  const idToken = await anIdentity(request, person)
  const { firstName, lastName, email } = person
  const response = await request.post(`/api${user.create.url}`, {
    headers: { authorization: `Bearer ${idToken}` },
    data: { firstName, lastName, email },
  })
  expect(response.status()).toBe(201)
  return idToken
}

/** Changes an identity as the console of the identity provider does. */
export async function changeIdentity(request: APIRequestContext, token: string, change: object) {
  const [, payload = ''] = token.split('.')
  const { user_id: localId }: { user_id: string } = JSON.parse(Buffer.from(payload, 'base64url').toString())
  const response = await request.post(`${identities}/projects/demo-energy/accounts:update`, {
    headers: { authorization: 'Bearer owner' },
    data: { localId, ...change },
  })
  expect(response.status()).toBe(200)
}
