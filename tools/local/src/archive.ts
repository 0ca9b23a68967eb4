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
async function mustStand(directory: string) {
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
  const kept = KEPT.filter((name) => existsSync(join(directory, name)))
  if (!kept.includes('postgres')) throw new Error(`There is no database in ${directory}.`)
  if (existsSync(file)) throw new Error(`${file} is there already. Name another file.`)
  await mustStand(directory)
  mkdirSync(dirname(resolve(file)), { recursive: true })
  const unfinished = `${file}.part`
  tar('--create', '--gzip', '--numeric-owner', `--file=${unfinished}`, `--directory=${directory}`, ...kept)
  renameSync(unfinished, file)
}

/**
 * Puts what a file holds in the place of what a data directory keeps. What was there stays in a directory beside it.
 * @returns where it stays; undefined where there was nothing
 * @throws Error where the file is none of `backUp`, or something still runs; the data directory is as before then
 */
export async function restore(directory: string, file: string): Promise<string | undefined> {
  if (!existsSync(file)) throw new Error(`There is no file ${file}.`)
  await mustStand(directory)
  const unpacked = mkdtempSync(join(dirname(directory), `.${basename(directory)}-`))
  try {
    tar('--extract', '--gzip', '--numeric-owner', '--preserve-permissions', `--file=${file}`, `--directory=${unpacked}`)
    const found = readdirSync(unpacked).filter((name) => KEPT.includes(name))
    if (!found.includes('postgres')) throw new Error(`${file} holds no database.`)

    const there = KEPT.filter((name) => existsSync(join(directory, name)))
    const before = `${directory}-before-${new Date().toISOString().replaceAll(/[-:]|\.\d+/g, '')}`
    if (there.length > 0) mkdirSync(before)
    for (const name of there) renameSync(join(directory, name), join(before, name))
    for (const name of found) renameSync(join(unpacked, name), join(directory, name))
    return there.length > 0 ? before : undefined
  } finally {
    rmSync(unpacked, { recursive: true, force: true })
  }
}
