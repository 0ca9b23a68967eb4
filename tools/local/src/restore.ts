// `npm run restore -- FILE`: replaces all data of the stopped product by a backup.
import { resolve } from 'node:path'
import { restore } from './archive/archive.ts'
import { withStoppedProduct } from './archive/archive-command.ts'

await withStoppedProduct(async (directory, named) => {
  if (named === undefined) throw new Error('Name a backup: npm run restore -- FILE')
  const before = await restore(directory, resolve(named))
  return `Restored the backup into ${directory}.${before ? ` The data from before is in ${before}.` : ''}`
})
