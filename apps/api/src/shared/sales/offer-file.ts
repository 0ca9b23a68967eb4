import type { Disk } from 'flydrive'
import type { PrismaClient } from '../../generated/client.ts'
import { eraseFiles } from '../media/erase-files.ts'

/** The key of a file of an offer in the storage. Its id is random, and no public address leads to it. */
export const keyOfOfferFile = (id: string) => `offers/${id}`

const KEY = /^offers\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/
/** The id of the file of an offer that has this key; undefined for other files. */
export const offerFileOfKey = (key: string) => KEY.exec(key)?.[1]

/** Erases the files that no offer has any more. */
export const eraseUnusedOfferFiles = (db: PrismaClient, openStorage: () => Promise<Disk>) =>
  eraseFiles(db, openStorage, {
    find: () => db.offerFile.findMany({ where: { offerId: null }, select: { id: true } }),
    remove: async (tx, id) => (await tx.offerFile.deleteMany({ where: { id, offerId: null } })).count,
    keyOf: keyOfOfferFile,
    erase: (storage, key) => storage.delete(key),
  })
