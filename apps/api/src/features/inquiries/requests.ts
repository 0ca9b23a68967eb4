import type { Prisma, PrismaClient, User } from '../../generated/client.ts'
import { businessInfoOf, personalInfoOf } from '../../shared/database/json-columns.ts'
import { inquiryRelations, inquiryFieldsOf } from './inquiry.ts'

/** What staff read of the user who sent an inquiry. */
export const userFields = {
  email: true,
  image: true,
  personalInfo: true,
  businessInfo: true,
  deletingAt: true,
} as const
/** The user of an inquiry; null for one whose deletion has begun. */
export const presentUser = <U extends Pick<User, 'deletingAt'>>(user: U | null) => (user?.deletingAt ? null : user)
/** The relations that are read with a request. */
export const include = { user: { select: userFields }, ...inquiryRelations } as const
export type RequestRow = Prisma.InquiryGetPayload<{ include: typeof include }>

/** Requests in the shape of the contract, with the data of the user who sent them. */
export async function answersOf(db: PrismaClient, requests: readonly RequestRow[]) {
  const unbound = requests.filter(({ user }) => !presentUser(user)).map(({ email }) => email)
  const users = await db.user.findMany({ where: { email: { in: unbound }, deletingAt: null }, select: userFields })
  const byEmail = new Map(users.map((user) => [user.email, user]))
  return requests.map(({ id, userId, user, createdAt, ...request }) => {
    const person = presentUser(user) ?? byEmail.get(request.email)
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
