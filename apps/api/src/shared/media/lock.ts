import type { Prisma } from '../../generated/client.ts'

/** The time for a transaction that stores or erases files, in ms: longer than others, as a storage may be far away. */
export const STORAGE_TIMEOUT = 30_000

/**
 * Lets one transaction at a time store or erase the files of a picture, so that a file that is erased is not one that
 * was just stored again.
 */
export const lockPicture = (tx: Prisma.TransactionClient, hash: string) =>
  tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`picture ${hash}`}, 0))`
