import type { Disk } from 'flydrive'
import type { Prisma, PrismaClient } from '../../generated/client.ts'
import { warn } from '../worker/worker-log.ts'
import { STORAGE_TIMEOUT } from './lock.ts'

/** Logs that a file, or a folder of them, could not be erased. */
export const warnNotErased = (file: string) => warn('a file could not be erased and is tried again', { file })

/** Rows with files that belong to nothing any more. */
interface Unused {
  find(): Promise<{ id: string }[]>
  /** Deletes a row, unless it belongs to something by now. @returns how many were deleted */
  remove(tx: Prisma.TransactionClient, id: string): Promise<number>
  /** Where its files are in the storage. */
  keyOf(id: string): string
  erase(storage: Disk, key: string): Promise<void>
}

/**
 * Erases rows with their files. Several processes may do so at once.
 * @returns the errors of those that cannot be erased, by their keys; their rows stay, and the next run tries them again
 */
export async function eraseFiles(db: PrismaClient, openStorage: () => Promise<Disk>, unused: Unused) {
  const failures = new Map<string, Error>()
  for (const { id } of await unused.find()) {
    const storage = await openStorage()
    await erase(db, storage, unused, id).catch((error: Error) => failures.set(unused.keyOf(id), error))
  }
  return failures
}

const erase = (db: PrismaClient, storage: Disk, unused: Unused, id: string) =>
  db.$transaction(
    async (tx) => {
      // Unless another process was first.
      if (await unused.remove(tx, id)) await unused.erase(storage, unused.keyOf(id))
    },
    { timeout: STORAGE_TIMEOUT },
  )
