import { mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { until } from '../supervisor/until.ts'

const METADATA = 'firebase-export-metadata.json'

/** When an export was completed, in milliseconds; 0 if it is incomplete. The emulator writes the metadata last. */
function completedAt(directory: string) {
  const metadata = join(directory, METADATA)
  try {
    JSON.parse(readFileSync(metadata, 'utf8'))
    return statSync(metadata).mtimeMs
  } catch {
    return 0
  }
}

const exportsIn = (directory: string) =>
  readdirSync(directory)
    .filter((name) => /^(accounts-|firebase-export-)/.test(name))
    .map((name) => join(directory, name))

/** The newest complete export in a directory; undefined before the first export. */
export const newestExport = (directory: string): string | undefined =>
  exportsIn(directory)
    .filter((path) => completedAt(path) > 0)
    .toSorted((a, b) => completedAt(b) - completedAt(a))[0]

/** Removes all exports but the last one, which a clock that was set back calls older. Must not run during an export. */
function removeOthers(directory: string, last: string) {
  for (const path of exportsIn(directory)) if (path !== last) rmSync(path, { recursive: true, force: true })
}

function countOf(json: string, field: 'users' | 'userInfo') {
  const lists: Record<string, unknown[] | undefined> = JSON.parse(json)
  return lists[field]?.length ?? 0
}

interface SaverOptions {
  directory: string
  project: string
  /** Origins of the emulator and of its hub. */
  auth: string
  hub: string
}

/**
 * Saves the emulator's accounts soon after each change. Reads all accounts once a second: this finds every change, and
 * is cheap for the few accounts of a developer. Exports only after a change, because an export is expensive.
 */
export function accountSaver({ directory, project, auth, hub }: SaverOptions) {
  let imported: string | undefined
  // The emulator starts empty, and that state must not be saved.
  let hasImported = false
  let saved = ''
  let saving = Promise.resolve()
  const stopping = new AbortController()
  mkdirSync(directory, { recursive: true })

  const readAccounts = () => post(`${auth}/identitytoolkit.googleapis.com/v1/projects/${project}/accounts:query`, {})

  async function saveChanges() {
    if (!hasImported) return
    const accounts = await readAccounts()
    if (accounts === saved) return
    const path = join(directory, `accounts-${Date.now()}`)
    await post(`${hub}/_admin/export`, { path, initiatedBy: 'accounts' })
    if (completedAt(path) === 0) throw new Error('The accounts were not exported.')
    saved = accounts
    removeOthers(directory, path)
  }
  /** Saves the accounts if they have changed. Rejects if the emulator can't be reached. */
  const save = () => (saving = saving.catch(() => {}).then(saveChanges))

  return {
    /** To be called before each start of the emulator. @returns the export that it must import; undefined for none */
    startImport() {
      hasImported = false
      imported = newestExport(directory)
      return imported
    },
    /** Resolves when the emulator has at least as many accounts as the export. */
    async untilImported() {
      const file = imported && join(imported, 'auth_export', 'accounts.json')
      const wanted = file ? countOf(readFileSync(file, 'utf8'), 'users') : 0
      await until(async () => countOf(await readAccounts(), 'userInfo') >= wanted, 30, 'The import of the accounts')
      hasImported = true
    },
    /**
     * Saves every second until `stop`. Retries a second later if the emulator can't be reached.
     * @param onTick is called each time before the save
     */
    async watch(onTick: () => void) {
      while (!stopping.signal.aborted) {
        onTick()
        await save().catch(() => {})
        await pause(1000, undefined, { ref: false })
      }
    },
    /** Saves a last time, if the accounts have changed, and ends `watch`. */
    stop() {
      stopping.abort()
      return save()
    },
  }
}

async function post(url: string, body: object) {
  const response = await fetch(url, {
    method: 'POST',
    // The emulator's token for full access.
    headers: { 'content-type': 'application/json', authorization: 'Bearer owner' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(5000),
  })
  const text = await response.text()
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${text}`)
  return text
}
