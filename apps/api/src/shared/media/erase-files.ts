import type { Disk } from 'flydrive'
import type { Prisma, PrismaClient } from '../../generated/client.ts'
import { STORAGE_TIMEOUT } from './lock.ts'

/** Files that are read at once. */
const AT_ONCE = 100

/** Files that belong to nothing any more. */
interface Unused {
  find(take: number): Promise<{ id: string }[]>
  /** Deletes the row of a file, unless it belongs to something by now. */
  remove(tx: Prisma.TransactionClient, id: string): Promise<{ count: number }>
  keyOf(id: string): string
}

/** Erases files with their rows. Several processes may do so at once. */
export async function eraseFiles(db: PrismaClient, openStorage: () => Promise<Disk>, unused: Unused) {
  const found = await unused.find(AT_ONCE)
  for (const { id } of found) await erase(db, await openStorage(), unused, id)
  if (found.length === AT_ONCE) await eraseFiles(db, openStorage, unused)
}

const erase = (db: PrismaClient, storage: Disk, { remove, keyOf }: Unused, id: string) =>
  db.$transaction(
    async (tx) => {
      // Unless another process was first. Where its file cannot be erased the row stays, and the next run repeats it.
      const { count } = await remove(tx, id)
      if (count) await storage.delete(keyOf(id))
    },
    { timeout: STORAGE_TIMEOUT },
  )
