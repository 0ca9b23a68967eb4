import type { Disk } from 'flydrive'
import type { Prisma, PrismaClient } from '../../generated/client.ts'
import { attachmentOfFile } from '../attachments/file.ts'
import { offerFileOfKey } from '../sales/offer-file.ts'
import { warnNotErased } from './erase-files.ts'
import { STORAGE_TIMEOUT, lockPicture } from './lock.ts'

const DAY = 24 * 60 * 60_000
/** Only files of ours: the storage may have others. */
const OURS = /^([0-9a-f]{64})\/(?:original|\d+\.(?:avif|webp))$/

/** What files of the storage belong to: the id in their name, and which ids are in the database. */
interface Owners {
  idIn(key: string): string | undefined
  known(db: Prisma.TransactionClient, ids: string[]): Promise<string[]>
}
const pictures: Owners = {
  idIn: (key) => OURS.exec(key)?.[1],
  known: async (db, ids) =>
    (await db.picture.findMany({ where: { hash: { in: ids } }, select: { hash: true } })).map(({ hash }) => hash),
}
const attachments: Owners = {
  idIn: attachmentOfFile,
  known: async (db, ids) =>
    (await db.attachment.findMany({ where: { id: { in: ids } }, select: { id: true } })).map(({ id }) => id),
}
const offerFiles: Owners = {
  idIn: offerFileOfKey,
  known: async (db, ids) =>
    (await db.offerFile.findMany({ where: { id: { in: ids } }, select: { id: true } })).map(({ id }) => id),
}

/** Files whose owner is not in the database: of a call that broke off between the two. */
async function orphansIn(db: PrismaClient, { idIn, known }: Owners, keys: string[]) {
  const files = keys.flatMap((key) => {
    const id = idIn(key)
    return id === undefined ? [] : [{ key, id }]
  })
  const there = new Set(await known(db, [...new Set(files.map(({ id }) => id))]))
  return files.filter(({ id }) => !there.has(id))
}

/** Erases a file that has no owner and is older than a day. */
async function eraseOrphan(
  tx: Prisma.TransactionClient,
  storage: Disk,
  owners: Owners,
  file: { key: string; id: string },
) {
  await lockPicture(tx, file.id)
  // By now it may have an owner, or be erased by another worker.
  if ((await owners.known(tx, [file.id])).length > 0 || !(await storage.exists(file.key))) return
  const { lastModified } = await storage.getMetaData(file.key)
  if (Date.now() - lastModified.getTime() > DAY) await storage.delete(file.key)
}

/** Erases the files of the storage that belong to no picture, attachment or offer and are older than a day. */
export async function eraseOrphans(db: PrismaClient, storage: Disk) {
  let paginationToken: string | undefined
  do {
    const page = await storage.listAll('', { recursive: true, ...(paginationToken && { paginationToken }) })
    const keys = [...page.objects].flatMap((each) => (each.isFile ? [each.key] : []))
    for (const owners of [pictures, attachments, offerFiles])
      for (const file of await orphansIn(db, owners, keys))
        await db
          .$transaction((tx) => eraseOrphan(tx, storage, owners, file), { timeout: STORAGE_TIMEOUT })
          .catch(warnNotErased(file.key))
    ;({ paginationToken } = page)
  } while (paginationToken)
}
