import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, renameSync, rmSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { runningPort } from '../postgres/postgres-server.ts'

/** The directories with data that outlives a run. Logs and lock files are not data. */
const DATA_DIRECTORIES = ['auth', 'mail', 'media', 'postgres']

function tar(...args: string[]) {
  const { status, stderr, error } = spawnSync('tar', args, { encoding: 'utf8' })
  if (error) throw new Error(`tar could not be started: ${error.message}`)
  if (status !== 0) throw new Error(`tar failed.\n${stderr}`.trim())
}

/**
 * Checks that PostgreSQL does not run. Its files, copied one by one while it runs, would be inconsistent.
 * @throws Error with an instruction for the user
 */
async function requireStopped(directory: string) {
  const port = existsSync(join(directory, 'postgres')) ? await runningPort(join(directory, 'postgres')) : undefined
  if (port !== undefined)
    throw new Error(`PostgreSQL of an earlier run still runs on ${directory}. Start and stop the product once.`)
}

/**
 * Writes all data of a data directory into one file, with owners and permissions.
 * @param file must not exist yet
 * @throws Error if the directory has no database, the file exists, or PostgreSQL still runs
 */
export async function backUp(directory: string, file: string) {
  const directories = DATA_DIRECTORIES.filter((name) => existsSync(join(directory, name)))
  if (!directories.includes('postgres')) throw new Error(`There is no database in ${directory}.`)
  if (existsSync(file)) throw new Error(`${file} already exists. Name another file.`)
  await requireStopped(directory)
  mkdirSync(dirname(resolve(file)), { recursive: true })
  const unfinished = `${file}.part`
  try {
    tar('--create', '--gzip', '--numeric-owner', `--file=${unfinished}`, `--directory=${directory}`, ...directories)
    renameSync(unfinished, file)
  } finally {
    // On a full disk it would stay there.
    rmSync(unfinished, { force: true })
  }
}

/**
 * Replaces the data of a data directory by a backup. The data from before is moved to a directory next to it.
 * @returns the path of the data from before; undefined if there was none
 * @throws Error if the file is not a backup of `backUp`, or PostgreSQL still runs; the data directory is then unchanged
 */
export async function restore(named: string, file: string): Promise<string | undefined> {
  if (!existsSync(file)) throw new Error(`There is no file ${file}.`)
  await requireStopped(named)
  // Where a link leads to another disk, nothing can be renamed beside the link.
  const directory = realpathSync(named)
  const unpacked = mkdtempSync(join(dirname(directory), `.${basename(directory)}-`))
  try {
    tar('--extract', '--gzip', '--numeric-owner', '--preserve-permissions', `--file=${file}`, `--directory=${unpacked}`)
    const unpackedNames = readdirSync(unpacked).filter((name) => DATA_DIRECTORIES.includes(name))
    if (!unpackedNames.includes('postgres')) throw new Error(`${file} contains no database.`)

    const existing = DATA_DIRECTORIES.filter((name) => existsSync(join(directory, name)))
    const before = `${directory}-before-${new Date().toISOString().replaceAll(/[-:]|\.\d+/g, '')}`
    if (existing.length > 0) mkdirSync(before)
    for (const name of existing) renameSync(join(directory, name), join(before, name))
    for (const name of unpackedNames) renameSync(join(unpacked, name), join(directory, name))
    return existing.length > 0 ? before : undefined
  } finally {
    rmSync(unpacked, { recursive: true, force: true })
  }
}
