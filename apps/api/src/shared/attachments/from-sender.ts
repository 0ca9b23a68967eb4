import type { Prisma } from '../../generated/client.ts'

/** The condition for the files that came from the sender of an inquiry. The others are those of our replies. */
export const fromSender = {
  OR: [{ entryId: null }, { entry: { what: { not: 'reply' } } }],
} satisfies Prisma.AttachmentWhereInput
