import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { overview } from '@energy/contracts/site'
import { expect, test } from 'vitest'
import { anEmail } from './fixtures/identity.ts'
import { refusal, world } from './fixtures/world.ts'

const here = world()
const command = fileURLToPath(new URL('../src/admin-grant.ts', import.meta.url))

const grant = (args: string[], env: Record<string, string> = { DATABASE_URL: here().databaseUrl, USER: 'ada' }) =>
  new Promise<{ code: number; says: string }>((resolve) => {
    const child = execFile(process.execPath, [command, ...args], { env }, (_, stdout, stderr) =>
      resolve({ code: child.exitCode ?? -1, says: stdout + stderr }),
    )
  })

test('somebody with a record is made an admin from a shell, once, and it leaves a line', async () => {
  const { aPerson, db } = here()
  const { email, call } = await aPerson({ requestedRole: 'admin' })
  expect(await refusal(call(overview))).toMatchObject({ status: 403 })
  expect(await grant([` ${email.toUpperCase()}`])).toEqual({ code: 0, says: `${email} is an admin now.\n` })
  await expect(call(overview)).resolves.toMatchObject({ users: 1 })
  const { id } = await db.user.findUniqueOrThrow({ where: { email, role: 'admin', requestedRole: null } })

  expect(await grant([email])).toEqual({ code: 0, says: `${email} is an admin already.\n` })
  expect(await db.audit.findMany()).toMatchObject([{ who: 'shell of ada', what: 'admin:grant', record: id }])
})

test('what is missing is said plainly', async () => {
  const [email, leaving] = [anEmail(), anEmail()]
  await here().db.user.create({ data: { email: leaving, deletingAt: new Date() } })
  for (const nobody of [email, leaving]) {
    const says = `Nobody with the e-mail ${nobody} has a record. They sign up first.\n`
    expect(await grant([nobody])).toEqual({ code: 1, says })
  }
  expect(await grant([])).toEqual({ code: 1, says: 'Name one person: npm run admin:grant -- EMAIL\n' })
  expect(await grant([email], {})).toMatchObject({ code: 1, says: expect.stringMatching(/^DATABASE_URL is not set/) })
  const nowhere = { DATABASE_URL: 'postgresql://ada:secret@127.0.0.1:1/energy' }
  const { code, says } = await grant([email], nowhere)
  expect([code, says]).toEqual([1, expect.stringMatching(/^The database could not be asked: .*ECONNREFUSED/)])
  expect(says).not.toContain('secret')
})
