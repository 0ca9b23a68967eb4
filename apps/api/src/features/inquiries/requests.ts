import type { Env } from '../../shared/settings/api-settings.ts'
import { Prisma, type PrismaClient } from '../../generated/client.ts'
import { phonesOfInquiry } from '../../shared/lists/phones.ts'
import { businessInfoOf, personalInfoOf } from '../../shared/json-columns.ts'
import { inquiryRelations, inquiryFieldsOf } from './inquiry.ts'

/** The columns that `q` searches. */
export const texts = {
  table: Prisma.sql`specialists AS request`,
  columns: [Prisma.sql`username`, Prisma.sql`email`, Prisma.sql`comment`],
  phones: phonesOfInquiry,
}

const userFields = { email: true, image: true, personalInfo: true, businessInfo: true } as const
/** The relations that are read with a request. */
export const include = { user: { select: userFields }, ...inquiryRelations } as const
export type RequestRow = Prisma.SpecialistGetPayload<{ include: typeof include }>

/** Requests in the shape of the contract, with the data of the user who sent them. */
export async function answersOf(db: PrismaClient, env: Env, requests: readonly RequestRow[]) {
  const unbound = requests.filter(({ user }) => !user).map(({ email }) => email)
  const users = await db.user.findMany({ where: { email: { in: unbound }, deletingAt: null }, select: userFields })
  const byEmail = new Map(users.map((user) => [user.email, user]))
  return requests.map(({ id, userId, user, createdAt, ...request }) => {
    const person = user ?? byEmail.get(request.email)
    return {
      ...request,
      _id: id,
      createdAt: createdAt.toISOString(),
      ...inquiryFieldsOf({ ...request, createdAt }, env),
      bound: userId !== null,
      account: person !== undefined,
      image: person?.image ?? '',
      personalInfo: personalInfoOf(person?.personalInfo ?? {}),
      businessInfo: businessInfoOf(person?.businessInfo ?? {}),
    }
  })
}
