import { Type } from '@sinclair/typebox'
import { TypeCompiler } from '@sinclair/typebox/compiler'
import type { Disk } from 'flydrive'
import { Prisma, type PrismaClient } from '../../generated/client.ts'
import { STORAGE_TIMEOUT, lockPicture } from './lock.ts'

const Hashes = TypeCompiler.Compile(Type.Array(Type.Object({ hash: Type.String() })))

/** A picture that nothing shows: no item or draft, not even in the trash, and no person who stays. */
const UNUSED = Prisma.sql`
  NOT EXISTS (SELECT FROM item_texts WHERE "pictureHashes" @> ARRAY[pictures.hash]) AND
  NOT EXISTS (SELECT FROM users WHERE "pictureHashes" @> ARRAY[pictures.hash] AND "deletingAt" IS NULL)`

/** Pictures that are erased in one run. */
const AT_ONCE = 100

/**
 * Erases pictures that nothing shows, with their files. Several processes may do so at once.
 * @param rows further conditions
 */
export async function eraseUnused(db: PrismaClient, openStorage: () => Promise<Disk>, rows: Prisma.Sql) {
  const found = await db.$queryRaw`SELECT hash FROM pictures WHERE ${rows} AND ${UNUSED} LIMIT ${AT_ONCE}`
  for (const { hash } of Hashes.Decode(found)) {
    const storage = await openStorage()
    await db.$transaction(
      async (tx) => {
        await lockPicture(tx, hash)
        // Unless it is shown by now. Where its files cannot be erased, the row stays, and the next run repeats it.
        const erased = await tx.$executeRaw`DELETE FROM pictures WHERE hash = ${hash} AND ${rows} AND ${UNUSED}`
        if (erased) await storage.deleteAll(`${hash}/`)
      },
      { timeout: STORAGE_TIMEOUT },
    )
  }
}

/** Erases those of these pictures that are a person's own, unless another person shows them, too. */
export const eraseOwn = async (db: PrismaClient, openStorage: () => Promise<Disk>, hashes: string[]) =>
  hashes.length ? eraseUnused(db, openStorage, Prisma.sql`hash = ANY(${hashes}) AND NOT library`) : undefined
