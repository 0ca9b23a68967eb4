import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

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

/** Removes all exports but the newest. Must not run while an export is being made. */
function removeOlder(directory: string) {
  const newest = newestExport(directory)
  for (const path of exportsIn(directory)) if (path !== newest) rmSync(path, { recursive: true, force: true })
}

function countOf(json: string, field: 'users' | 'userInfo') {
  const lists: Record<string, unknown[] | undefined> = JSON.parse(json)
  return lists[field]?.length ?? 0
}

export interface SaverOptions {
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
export class AccountSaver {
  readonly #options: SaverOptions
  #saved = ''
  #saving: Promise<void> = Promise.resolve()
  #isLoaded = false
  #isStopped = false

  constructor(options: SaverOptions) {
    this.#options = options
    mkdirSync(options.directory, { recursive: true })
  }

  /** Sets whether the emulator has loaded the saved accounts. It starts empty, and that state must not be saved. */
  setLoaded(isLoaded: boolean) {
    this.#isLoaded = isLoaded
  }

  /** Whether the emulator has at least as many accounts as an export, which means that the import has finished. */
  async hasImported(path: string | undefined) {
    const wanted = path ? countOf(readFileSync(join(path, 'auth_export', 'accounts.json'), 'utf8'), 'users') : 0
    return countOf(await this.#accounts(), 'userInfo') >= wanted
  }

  /**
   * Saves every second until `stop`. Retries a second later if the emulator can't be reached.
   * @param onTick is called each time before the save
   */
  async watch(onTick: () => void) {
    while (!this.#isStopped) {
      onTick()
      await this.save().catch(() => {})
      await pause(1000, undefined, { ref: false })
    }
  }

  /** Saves a last time, if the accounts have changed, and ends `watch`. */
  stop() {
    this.#isStopped = true
    return this.save()
  }

  /** Saves the accounts if they have changed. Rejects if the emulator can't be reached. */
  save(): Promise<void> {
    this.#saving = this.#saving.catch(() => {}).then(() => this.#saveChanges())
    return this.#saving
  }

  async #saveChanges() {
    if (!this.#isLoaded) return
    const { directory, hub } = this.#options
    const accounts = await this.#accounts()
    if (accounts === this.#saved) return
    const path = join(directory, `accounts-${Date.now()}`)
    await this.#post(`${hub}/_admin/export`, { path, initiatedBy: 'accounts' })
    if (!existsSync(join(path, METADATA))) throw new Error('The accounts were not exported.')
    this.#saved = accounts
    removeOlder(directory)
  }

  #accounts() {
    const { project, auth } = this.#options
    return this.#post(`${auth}/identitytoolkit.googleapis.com/v1/projects/${project}/accounts:query`, {})
  }

  async #post(url: string, body: object) {
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
}
