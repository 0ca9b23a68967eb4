import { mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import path from 'node:path'
import { isInUse } from './supervisor/running-process.ts'

/** Where Linux keeps files in memory. */
const MEMORY = '/dev/shm'
/** Linux lets files take half of the memory, so a machine with so much free has 16 GiB or more. */
const LEAST_FREE = 8 * 1024 ** 3
/** The directories of a user of this machine; the process ID follows. */
const prefix = `energy-${userInfo().uid}-`

function freeBytes(directory: string) {
  try {
    const { bavail, bsize } = statfsSync(directory)
    return bavail * bsize
  } catch {
    return 0
  }
}

/** Removes the directories of processes that were killed. */
function removeOlder(parent: string) {
  for (const name of readdirSync(parent)) {
    const pid = name.startsWith(prefix) ? Number.parseInt(name.slice(prefix.length), 10) : Number.NaN
    if (pid > 0 && !isInUse(pid)) rmSync(path.join(parent, name), { recursive: true, force: true })
  }
}

/**
 * A new directory for the temporary files of this process and its children, which is removed when this process exits.
 * It is in memory if there is enough of it: a file system on a disk takes up to 20 times as long to copy a database.
 * @param memory the directory in memory; it need not exist
 * @param leastFree bytes that must be free there
 */
export function temporaryDirectory(memory = MEMORY, leastFree = LEAST_FREE) {
  const parent = freeBytes(memory) >= leastFree ? memory : tmpdir()
  removeOlder(parent)
  const directory = mkdtempSync(path.join(parent, `${prefix}${process.pid}-`))
  process.on('exit', () => rmSync(directory, { recursive: true, force: true }))
  return directory
}
