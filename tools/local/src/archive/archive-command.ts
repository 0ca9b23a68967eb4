import { takeDirectory } from '../supervisor/lock.ts'
import { endRemains } from '../supervisor/remains.ts'
import { exitWithError } from '../say.ts'
import { dataDirectory } from '../settings.ts'

/**
 * Locks the data directory of the stopped product, runs `work` and prints its result. Exits with code 1 on an error.
 * @param work gets the directory and the first command-line argument; resolves with the message to print
 */
export async function withStoppedProduct(work: (directory: string, named: string | undefined) => Promise<string>) {
  const directory = dataDirectory()
  const holder = await takeDirectory(directory).catch(({ message }: Error) =>
    exitWithError(`${directory} cannot be used: ${message}`),
  )
  if (holder !== undefined) exitWithError(`The product runs on ${directory} (process ${holder}). Stop it first.`)
  await endRemains(directory)
  // A backup contains everything, including the database password: only its owner may read it.
  process.umask(0o077)
  try {
    process.stdout.write(`${await work(directory, process.argv[2])}\n`)
  } catch (error) {
    exitWithError(error instanceof Error ? error.message : String(error))
  }
}
