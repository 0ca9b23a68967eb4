import { kinds } from '@energy/contracts/content'
import { isAllowed, type Role, type StaffAccess } from '@energy/contracts/people/roles'
import type { Route } from '@energy/contracts/route'
import { user } from '@energy/contracts/people/users'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aBody, aChunk, aRecord, pathOf, pathWith } from '../fixtures/records/a-record.ts'
import { anEmail, anIdentity } from '../fixtures/identity.ts'
import { routes } from '../fixtures/routes.ts'
import { send } from '../fixtures/sending.ts'
import { world } from '../fixtures/world.ts'

const here = world()

const callers = [
  'nobody',
  'another user',
  'the owner',
  'an unverified look-alike',
  'an editor',
  'somebody in sales',
  'an admin',
  'a demoted admin',
] as const
type Caller = (typeof callers)[number]

const roleOf = {
  'an editor': 'editor',
  'somebody in sales': 'sales',
  'an admin': 'admin',
} as const satisfies Partial<Record<Caller, Role>>
const isOfStaff = (caller: Caller): caller is keyof typeof roleOf => caller in roleOf
const isAdmitted = (caller: Caller, access: StaffAccess | undefined) =>
  access !== undefined && isOfStaff(caller) && isAllowed(roleOf[caller], access)

/** The status that rejects this caller by the contract; undefined where the caller has access. */
function expectedErrorOf({ method, url, config: { access, owner, others } }: Route, caller: Caller) {
  if (access === 'public') return undefined
  if (caller === 'nobody') return 401
  // Without a verified e-mail and without a record, no request is one's own.
  if (caller === 'an unverified look-alike' && /^\/(requests|own-offers|own-invoices)\/:/.test(url)) return 404
  // The invitation that this test makes is for another address.
  if (url.startsWith('/invitation-links/')) return 403
  if (access === 'signed-in') return undefined
  if (owner === 'body' && caller === 'an unverified look-alike') return 409
  if (access === 'self') return caller === 'the owner' || isAdmitted(caller, others) ? undefined : 403
  if (!isAdmitted(caller, access)) return 403
  // The text that this test makes is one that editors edit.
  if (caller === 'somebody in sales' && url.startsWith('/texts/'))
    return url.includes(':id') ? 404 : method === 'POST' ? 403 : undefined
  return undefined
}

/** The callers that all tests share. The look-alike has the e-mail of an admin's record that has no identity yet. */
async function createCallers() {
  const { aPerson, anAdmin, db } = here()
  const lookAlike = await anIdentity({ verified: false })
  await db.user.create({ data: { email: lookAlike.email, role: 'admin' } })
  const [other, owner, admin, demoted, editor, sales] = await Promise.all([
    aPerson(),
    aPerson({ requestedRole: 'admin' }),
    anAdmin(),
    anAdmin(),
    aPerson({ role: 'editor' }),
    aPerson({ role: 'sales' }),
  ])
  await demoted.call(user.list)
  await admin.call(user.setRole, { params: { email: demoted.email }, body: { role: 'user' } })
  await db.audit.deleteMany()
  return {
    nobody: undefined,
    'another user': other,
    'the owner': owner,
    'an unverified look-alike': lookAlike,
    'an editor': editor,
    'somebody in sales': sales,
    'an admin': admin,
    'a demoted admin': demoted,
  }
}
let signedIn: Awaited<ReturnType<typeof createCallers>>
beforeAll(async () => {
  signedIn = await createCallers()
})

/** An upload has an entry once a picture is made of it. */
const isAudited = ({ method, url, schema }: Route) =>
  method !== 'GET' && !schema.tags.includes('uploads') && !url.endsWith('/presence')

/** Whom a call is about, where that is an account which the call may change: to make one takes longer than the call. */
async function ownerOf({ url, config }: Route) {
  if (config.owner === 'body') return anIdentity()
  if (url.includes(':email')) return here().aPerson({ requestedRole: 'admin' })
  return undefined
}

/** Makes a valid call of a route, on an existing record. */
async function make(route: Route, caller: Caller) {
  const { url, schema, config } = route
  const owner = await ownerOf(route)
  const by = caller === 'the owner' && owner ? owner : signedIn[caller]
  const uid = by?.uid ?? ''
  const isTheirs = caller === 'the owner' || caller === 'an unverified look-alike'
  const email = (isTheirs ? by : owner)?.email ?? anEmail()
  // The trash has something to empty.
  if (schema.tags[0] === 'trash') await aRecord(here(), kinds.services.restore)
  const id = url.includes(':id') ? await aRecord(here(), route, uid) : ''
  const path = pathWith(url, id).replace(':email', encodeURIComponent(email))
  return send(here(), route, {
    path: /:(hash|token)/.test(url) ? await pathOf(here(), route) : path,
    token: by?.token,
    ...(schema.body && { body: await aBody(here(), route, email, uid) }),
    ...(config.bytes && aChunk),
  })
}

const size = `access of ${routes.length} routes by ${callers.length} callers: ${routes.length * callers.length} calls`
// The reporter shows only the names of files.
afterAll(() => void process.stdout.write(` ${size}\n`))

describe(`${size}`, () => {
  describe.each(routes.map((route) => ({ name: `${route.method} ${route.url}`, route })))(
    '$name',
    ({ name, route }) => {
      test.each(callers)(
        '%s has access as the contract says, and writes of staff have an audit entry',
        async (caller) => {
          const before = await here().db.audit.count()
          const { status } = await make(route, caller)
          const expectedError = expectedErrorOf(route, caller)
          expect(expectedError ? [expectedError] : [200, 201, 202, 302]).toContain(status)

          const byStaff = isOfStaff(caller) && !expectedError && route.config.access !== 'public' && isAudited(route)
          const entries = await here().db.audit.findMany({ orderBy: { id: 'asc' }, skip: before })
          expect(entries.map(({ what }) => what)).toEqual(byStaff ? [name] : [])
        },
      )
    },
  )
})

test('the server answers every route of the contract', () => {
  const { app } = here()
  expect(routes.filter(({ method, url }) => !app.hasRoute({ method, url }))).toEqual([])
})
