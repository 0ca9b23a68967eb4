import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { overview } from '@energy/contracts/site'
import { expect, test } from 'vitest'
import { anEmail } from '../fixtures/identity.ts'
import { problemOf, world } from '../fixtures/world.ts'

const here = world()
const command = fileURLToPath(new URL('../../src/admin-grant.ts', import.meta.url))

const grant = (args: string[], env: Record<string, string> = { DATABASE_URL: here().databaseUrl, USER: 'ada' }) =>
  new Promise<{ code: number; output: string }>((resolve) => {
    const child = execFile(process.execPath, [command, ...args], { env }, (_, stdout, stderr) =>
      resolve({ code: child.exitCode ?? -1, output: stdout + stderr }),
    )
  })

test('the command makes a person with a record an admin, once, with an audit entry', async () => {
  const { aPerson, db } = here()
  const { email, call } = await aPerson({ requestedRole: 'admin' })
  expect(await problemOf(call(overview))).toMatchObject({ status: 403 })
  expect(await grant([` ${email.toUpperCase()}`])).toEqual({ code: 0, output: `${email} is an admin now.\n` })
  await expect(call(overview)).resolves.toMatchObject({ users: 1 })
  const { id } = await db.user.findUniqueOrThrow({ where: { email, role: 'admin', requestedRole: null } })

  expect(await grant([email])).toEqual({ code: 0, output: `${email} is an admin already.\n` })
  expect(await db.audit.findMany()).toMatchObject([{ who: 'shell of ada', what: 'admin:grant', record: id }])
})

test('the command reports a missing record, argument, setting or database', async () => {
  const [email, beingDeleted] = [anEmail(), anEmail()]
  await here().db.user.create({ data: { email: beingDeleted, deletingAt: new Date() } })
  for (const nobody of [email, beingDeleted]) {
    const output = `Nobody with the e-mail ${nobody} has a record. They sign up first.\n`
    expect(await grant([nobody])).toEqual({ code: 1, output })
  }
  expect(await grant([])).toEqual({ code: 1, output: 'Name one person: npm run admin:grant -- EMAIL\n' })
  expect(await grant([email], {})).toMatchObject({ code: 1, output: expect.stringMatching(/^DATABASE_URL is not set/) })
  const nowhere = { DATABASE_URL: 'postgresql://ada:secret@127.0.0.1:1/energy' }
  const { code, output } = await grant([email], nowhere)
  expect([code, output]).toEqual([1, expect.stringMatching(/^The database could not be asked: .*ECONNREFUSED/)])
  expect(output).not.toContain('secret')
})
