import { mkdirSync } from 'node:fs'
import { takeDirectory } from './supervisor/lock.ts'
import { endRemains } from './supervisor/remains.ts'
import { exitWithError } from './say.ts'
import { dataDirectory } from './settings.ts'

/**
 * Does something with the data directory, which nothing may run on meanwhile, and says how that went.
 * @param work is given the directory and what was named on the command line; resolves with what to say
 */
export async function withStoppedProduct(work: (directory: string, named: string | undefined) => Promise<string>) {
  const directory = dataDirectory()
  mkdirSync(directory, { recursive: true })
  const holder = await takeDirectory(directory)
  if (holder !== undefined) exitWithError(`The product runs on ${directory} (process ${holder}). End it first.`)
  await endRemains(directory)
  // A backup holds everything, the password of the database too: it is for whoever makes it alone.
  process.umask(0o077)
  try {
    process.stdout.write(`${await work(directory, process.argv[2])}\n`)
  } catch (error) {
    exitWithError(error instanceof Error ? error.message : String(error))
  }
}
