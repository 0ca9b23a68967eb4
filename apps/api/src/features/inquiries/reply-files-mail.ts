import type { Disk } from 'flydrive'
import type { PrismaClient } from '../../generated/client.ts'
import { fileOfAttachment } from '../../shared/attachments/file.ts'
import { filesInOrder } from './attachments/bind.ts'

/** The bytes of all files that a mail carries. Many mail servers take no more than 20 MB, and base64 adds a third. */
const MAX_BYTES = 10 * 2 ** 20

/** The files of a reply for its mail, or, where they are too large for one, the words that name them. */
export async function replyFiles(db: PrismaClient, openStorage: () => Promise<Disk>, entryId: string) {
  const files = await db.attachment.findMany({ where: { entryId }, ...filesInOrder })
  if (files.length === 0) return {}
  const names = files.map(({ name }) => name).join(', ')
  if (files.reduce((sum, { bytes }) => sum + bytes, 0) > MAX_BYTES)
    return { note: `These files are too large for a mail. You find them on the page of your request: ${names}.` }
  const storage = await openStorage()
  const attachments = await Promise.all(
    files.map(async ({ id, name, type }) => ({
      filename: name,
      contentType: type,
      content: Buffer.from(await storage.getBytes(fileOfAttachment(id))),
    })),
  )
  return { attachments }
}
