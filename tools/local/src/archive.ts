import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { runningPort } from './postgres/postgres-server.ts'

/** What is kept between runs; logs and the notes of who runs are not. */
const KEPT = ['auth', 'mail', 'postgres']

function tar(...args: string[]) {
  const { status, stderr, error } = spawnSync('tar', args, { encoding: 'utf8' })
  if (error) throw new Error(`tar could not be started: ${error.message}`)
  if (status !== 0) throw new Error(`tar failed.\n${stderr}`.trim())
}

/**
 * Refuses a PostgreSQL that still runs: its files, copied one after the other, would not fit together.
 * @throws Error saying what to do
 */
async function requireStopped(directory: string) {
  const port = existsSync(join(directory, 'postgres')) ? await runningPort(join(directory, 'postgres')) : undefined
  if (port !== undefined)
    throw new Error(`A PostgreSQL that was left behind still runs on ${directory}. Start and end the product once.`)
}

/**
 * Puts all that a data directory keeps into one file, with owners and rights.
 * @param file must not exist yet
 * @throws Error where there is nothing to keep, or something still runs
 */
export async function backUp(directory: string, file: string) {
  const directories = KEPT.filter((name) => existsSync(join(directory, name)))
  if (!directories.includes('postgres')) throw new Error(`There is no database in ${directory}.`)
  if (existsSync(file)) throw new Error(`${file} is there already. Name another file.`)
  await requireStopped(directory)
  mkdirSync(dirname(resolve(file)), { recursive: true })
  const unfinished = `${file}.part`
  tar('--create', '--gzip', '--numeric-owner', `--file=${unfinished}`, `--directory=${directory}`, ...directories)
  renameSync(unfinished, file)
}

/**
 * Puts what a file holds in the place of what a data directory keeps. What was there stays in a directory beside it.
 * @returns where it stays; undefined where there was nothing
 * @throws Error where the file is none of `backUp`, or something still runs; the data directory is as before then
 */
export async function restore(directory: string, file: string): Promise<string | undefined> {
  if (!existsSync(file)) throw new Error(`There is no file ${file}.`)
  await requireStopped(directory)
  const unpacked = mkdtempSync(join(dirname(directory), `.${basename(directory)}-`))
  try {
    tar('--extract', '--gzip', '--numeric-owner', '--preserve-permissions', `--file=${file}`, `--directory=${unpacked}`)
    const unpackedNames = readdirSync(unpacked).filter((name) => KEPT.includes(name))
    if (!unpackedNames.includes('postgres')) throw new Error(`${file} holds no database.`)

    const existing = KEPT.filter((name) => existsSync(join(directory, name)))
    const before = `${directory}-before-${new Date().toISOString().replaceAll(/[-:]|\.\d+/g, '')}`
    if (existing.length > 0) mkdirSync(before)
    for (const name of existing) renameSync(join(directory, name), join(before, name))
    for (const name of unpackedNames) renameSync(join(unpacked, name), join(directory, name))
    return existing.length > 0 ? before : undefined
  } finally {
    rmSync(unpacked, { recursive: true, force: true })
  }
}
