import { Type } from '@sinclair/typebox'
import { TypeCompiler } from '@sinclair/typebox/compiler'
import type { Disk } from 'flydrive'
import { Prisma, type PrismaClient } from '../../generated/client.ts'
import { eraseFiles } from './erase-files.ts'
import { lockPicture } from './lock.ts'

const Found = TypeCompiler.Compile(Type.Array(Type.Object({ id: Type.String() })))

/** A picture that nothing shows: no item or draft, not even in the trash, and no person who stays. */
const UNUSED = Prisma.sql`
  NOT EXISTS (SELECT FROM item_texts WHERE "pictureHashes" @> ARRAY[pictures.hash]) AND
  NOT EXISTS (SELECT FROM users WHERE "pictureHashes" @> ARRAY[pictures.hash] AND "deletingAt" IS NULL)`

/**
 * Erases pictures that nothing shows, with their files. Several processes may do so at once.
 * @param rows further conditions
 * @returns the errors of those that cannot be erased, by the folders of their files
 */
export const eraseUnused = (db: PrismaClient, openStorage: () => Promise<Disk>, rows: Prisma.Sql) =>
  eraseFiles(db, openStorage, {
    find: async () => Found.Decode(await db.$queryRaw`SELECT hash AS id FROM pictures WHERE ${rows} AND ${UNUSED}`),
    async remove(tx, hash) {
      await lockPicture(tx, hash)
      return tx.$executeRaw`DELETE FROM pictures WHERE hash = ${hash} AND ${rows} AND ${UNUSED}`
    },
    keyOf: (hash) => `${hash}/`,
    erase: (storage, folder) => storage.deleteAll(folder),
  })

/**
 * Erases those of these pictures that are a person's own, unless another person shows them, too.
 * @throws the error of one that cannot be erased
 */
export async function eraseOwn(db: PrismaClient, openStorage: () => Promise<Disk>, hashes: string[]) {
  if (hashes.length === 0) return
  const [failure] = (await eraseUnused(db, openStorage, Prisma.sql`hash = ANY(${hashes}) AND NOT library`)).values()
  if (failure) throw failure
}
