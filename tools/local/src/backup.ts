// `npm run backup [-- FILE]`: writes all data of the stopped product into one file.
import { resolve } from 'node:path'
import { backUp } from './archive/archive.ts'
import { withStoppedProduct } from './archive/archive-command.ts'

await withStoppedProduct(async (directory, named) => {
  const file = resolve(named ?? `backup-${new Date().toISOString().replaceAll(/[-:]|\.\d+/g, '')}.tar.gz`)
  await backUp(directory, file)
  return `All data of ${directory} is now in ${file}.`
})
