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

const shown = { email: true, image: true, personalInfo: true, businessInfo: true } as const
/** The relations that are read with a request. */
export const include = { user: { select: shown }, ...inquiryRelations } as const
export type RequestRow = Prisma.SpecialistGetPayload<{ include: typeof include }>

/** Requests as they are answered, with what is known of their senders. */
export async function answersOf(db: PrismaClient, env: Env, requests: readonly RequestRow[]) {
  const unbound = requests.filter(({ user }) => !user).map(({ email }) => email)
  const users = await db.user.findMany({ where: { email: { in: unbound }, deletingAt: null }, select: shown })
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
