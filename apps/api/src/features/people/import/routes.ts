import { IMPORT_COLUMNS, ImportedPerson, importPeople } from '@energy/contracts/people/people-import'
import { keysOf } from '@energy/contracts/record-of'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyRequest } from 'fastify'
import type { Prisma, User } from '../../../generated/client.ts'
import { callerOf } from '../../../shared/access/caller.ts'
import { mayChange } from '../../../shared/access/people.ts'
import { planOf, type Planned } from './plan.ts'
import { readCsv, type ReadRow } from './read-csv.ts'

/** The time for the transaction of an import, in ms: each changed person is a statement. */
const TIMEOUT = 30_000

const RULES: Record<string, string> = {
  format: 'is not an e-mail address',
  maxLength: 'is too long',
  pattern: 'has a character that is not text',
}

/** Checks rows as the API checks bodies. @returns a function that returns the person, or what is wrong */
function checker(request: FastifyRequest) {
  const validate = request.compileValidationSchema(ImportedPerson, 'body')
  return (cells: object) => {
    // The validator trims the texts, so it gets a copy.
    const person: unknown = { ...cells }
    if (isValid(person, validate)) return person
    const [error] = validate.errors ?? []
    const column = keysOf(IMPORT_COLUMNS).find((name) => error?.instancePath === `/${name}`) ?? 'email'
    return `${IMPORT_COLUMNS[column]} ${RULES[error?.keyword ?? ''] ?? 'is not valid'}.`
  }
}

const isValid = (person: unknown, validate: (person: unknown) => unknown): person is ImportedPerson =>
  validate(person) === true

/** Locks the people of the file and says what becomes of each row. */
async function planAll(tx: Prisma.TransactionClient, request: FastifyRequest, rows: readonly ReadRow[]) {
  const emails = rows.map(({ cells }) => (cells.email ?? '').toLowerCase())
  await tx.$executeRaw`SELECT 1 FROM users WHERE email = ANY(${emails}) ORDER BY id FOR UPDATE`
  const users = await tx.user.findMany({ where: { email: { in: emails } } })
  const first = new Map<string, number>()
  rows.forEach(({ row }, index) => first.set(emails[index] ?? '', Math.min(row, first.get(emails[index] ?? '') ?? row)))
  const known = {
    users: new Map(users.map((user) => [user.email, user])),
    first,
    check: checker(request),
    mayChange: (user: User) => mayChange(request, user),
  }
  return rows.map((row) => planOf(row, known))
}

/** Writes what was planned. @returns the ids of the people that are new or changed */
async function write(tx: Prisma.TransactionClient, planned: readonly Planned[]) {
  const data = planned.flatMap((each) => (each.outcome === 'new' ? [{ email: each.email, ...each.data }] : []))
  const created = await tx.user.createManyAndReturn({ data, select: { id: true } })
  const changed = planned.flatMap((each) => (each.outcome === 'changed' ? [each] : []))
  for (const { id, data: columns } of changed)
    await tx.user.update({ where: { id }, data: columns, select: { id: true } })
  return [...created, ...changed].map(({ id }) => id)
}

/** The import of people. */
export const peopleImport: FastifyPluginAsyncTypebox = async (app) => {
  app.route({
    ...importPeople,
    handler: async (request) => {
      const { csv, dryRun } = request.body
      const { rows, ignored } = readCsv(csv)
      const { planned } = await app.write(
        request,
        async (tx) => {
          const plan = await planAll(tx, request, rows)
          const [record, ...others] = dryRun ? [] : await write(tx, plan)
          // The entry of the first one is written for every call of staff.
          const { record: staff, apiKey = '' } = callerOf(request)
          const entry = { who: staff?.id ?? '', what: `${importPeople.method} ${importPeople.url}`, apiKey }
          await tx.audit.createMany({ data: others.map((id) => ({ ...entry, record: id })) })
          return { record, planned: plan }
        },
        TIMEOUT,
      )
      return {
        rows: planned.map(({ row, email, name, outcome, detail }) => ({ row, email, name, outcome, detail })),
        ignored,
      }
    },
  })
}
