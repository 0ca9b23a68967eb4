import type { Attachment } from '@energy/contracts/inquiries/attachments'

/** The columns of a file that are answered. */
export const columns = { id: true, name: true, type: true, bytes: true } as const

/** A file as it is answered. */
export const answerOf = ({ id, name, type, bytes }: Omit<Attachment, '_id'> & { id: string }): Attachment => ({
  _id: id,
  name,
  type,
  bytes,
})
