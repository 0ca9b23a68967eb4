import { chmodSync, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { ownerFor } from '@energy/local/postgres/postgres-owner'
import { root, temporaryFolder } from '../processes.ts'

const NAMES = ['initdb', 'pg_ctl', 'psql', 'pg_basebackup', 'pgbouncer', 'pgbackrest'] as const
export type Program = (typeof NAMES)[number]

/** A path of a configuration that docs/operations.md names. */
export const configuration = (file: string) => join(root, 'tools/deploy/database', file)

/** Runs a program as the user that PostgreSQL runs as, which is not root. */
export type Run = (program: Program, ...args: string[]) => Promise<string>

/** A folder of that user, and a function that runs its programs. */
export interface Programs {
  folder: string
  run: Run
}

/**
 * The programs of PostgreSQL, PgBouncer and pgBackRest on this machine: of the folder POSTGRES_BIN, of Debian's, or of
 * PATH. Nothing is installed: without one of them the process ends with a line that names it.
 */
export function findPrograms(): Programs {
  const { POSTGRES_BIN = '', PATH = '' } = process.env
  const folders = [POSTGRES_BIN, '/usr/lib/postgresql/18/bin', ...PATH.split(delimiter), '/usr/sbin'].filter(Boolean)
  const found = new Map<Program, string>()
  for (const name of NAMES) {
    const path = folders.map((folder) => join(folder, name)).find(existsSync)
    if (path) found.set(name, path)
  }
  const missing = NAMES.filter((name) => !found.has(name))
  if (missing.length) {
    process.stderr.write(
      `Not found: ${missing.join(', ')}. Debian has them in postgresql-18, pgbouncer and pgbackrest; ` +
        `POSTGRES_BIN may name another folder of PostgreSQL's programs.\n`,
    )
    process.exit(1)
  }

  const folder = temporaryFolder()
  chmodSync(folder, 0o711)
  const owner = ownerFor([...found.values(), join(folder, 'any'), configuration('any')])
  owner.chown(folder)
  return { folder, run: (program, ...args) => owner.run(found.get(program) ?? program, args) }
}
