import type { Disk } from 'flydrive'
import type { PrismaClient } from '../../generated/client.ts'
import { STORAGE_TIMEOUT, lockPicture } from './lock.ts'

const DAY = 24 * 60 * 60_000
/** Only files of ours: the storage may have others. */
const OURS = /^([0-9a-f]{64})\/(?:original|\d+\.(?:avif|webp))$/

/** Files of pictures that are not in the database: of a call that broke off between the two. */
async function orphansIn(db: PrismaClient, keys: string[]) {
  const files = keys.flatMap((key) => {
    const hash = OURS.exec(key)?.[1]
    return hash === undefined ? [] : [{ key, hash }]
  })
  const where = { hash: { in: [...new Set(files.map(({ hash }) => hash))] } }
  const known = new Set((await db.picture.findMany({ where, select: { hash: true } })).map(({ hash }) => hash))
  return files.filter(({ hash }) => !known.has(hash))
}

/** Erases the files of the storage that belong to no picture and are older than a day. */
export async function eraseOrphans(db: PrismaClient, storage: Disk) {
  let paginationToken: string | undefined
  do {
    const page = await storage.listAll('', { recursive: true, ...(paginationToken && { paginationToken }) })
    const keys = [...page.objects].flatMap((each) => (each.isFile ? [each.key] : []))
    for (const { key, hash } of await orphansIn(db, keys)) {
      await db.$transaction(
        async (tx) => {
          await lockPicture(tx, hash)
          // By now it may belong to a picture, or be erased by another worker.
          if ((await tx.picture.count({ where: { hash } })) > 0 || !(await storage.exists(key))) return
          const { lastModified } = await storage.getMetaData(key)
          if (Date.now() - lastModified.getTime() > DAY) await storage.delete(key)
        },
        { timeout: STORAGE_TIMEOUT },
      )
    }
    ;({ paginationToken } = page)
  } while (paginationToken)
}
