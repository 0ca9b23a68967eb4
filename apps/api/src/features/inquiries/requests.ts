import type { Prisma, PrismaClient } from '../../generated/client.ts'
import { businessInfoOf, personalInfoOf } from '../../shared/database/json-columns.ts'
import { inquiryRelations, inquiryFieldsOf } from './inquiry.ts'

const userFields = { email: true, image: true, personalInfo: true, businessInfo: true } as const
/** The relations that are read with a request. */
export const include = { user: { select: userFields }, ...inquiryRelations } as const
export type RequestRow = Prisma.InquiryGetPayload<{ include: typeof include }>

/** Requests in the shape of the contract, with the data of the user who sent them. */
export async function answersOf(db: PrismaClient, requests: readonly RequestRow[]) {
  const unbound = requests.filter(({ user }) => !user).map(({ email }) => email)
  const users = await db.user.findMany({ where: { email: { in: unbound }, deletingAt: null }, select: userFields })
  const byEmail = new Map(users.map((user) => [user.email, user]))
  return requests.map(({ id, userId, user, createdAt, ...request }) => {
    const person = user ?? byEmail.get(request.email)
    return {
      ...request,
      _id: id,
      createdAt: createdAt.toISOString(),
      ...inquiryFieldsOf(request),
      bound: userId !== null,
      account: person !== undefined,
      image: person?.image ?? '',
      personalInfo: personalInfoOf(person?.personalInfo ?? {}),
      businessInfo: businessInfoOf(person?.businessInfo ?? {}),
    }
  })
}
