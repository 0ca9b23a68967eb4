import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

const METADATA = 'firebase-export-metadata.json'

/** When an export was made, in milliseconds; 0 where it was broken off. The metadata is written last. */
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

/** The newest whole export in a directory, which may hold several, or undefined before the first. */
export const newestExport = (directory: string): string | undefined =>
  exportsIn(directory)
    .filter((path) => completedAt(path) > 0)
    .toSorted((a, b) => completedAt(b) - completedAt(a))[0]

/** Removes all exports but the newest; not while one is being made. */
function removeOlder(directory: string) {
  const newest = newestExport(directory)
  for (const path of exportsIn(directory)) if (path !== newest) rmSync(path, { recursive: true, force: true })
}

function countOf(json: string, field: string) {
  const parsed: unknown = JSON.parse(json)
  const list: unknown = typeof parsed === 'object' && parsed !== null ? Reflect.get(parsed, field) : undefined
  return Array.isArray(list) ? list.length : 0
}

export interface SaverOptions {
  directory: string
  project: string
  /** Origins of the emulator and of its hub. */
  auth: string
  hub: string
}

/**
 * Saves the emulator's accounts soon after each change. Asking for all accounts once a second is cheap as long as they
 * are a developer's, and sees every change, whichever way it came; an export of each second would be cheap on nothing.
 */
export class AccountSaver {
  readonly #options: SaverOptions
  #saved = ''
  #saving: Promise<void> = Promise.resolve()
  #isTrusted = false
  #isStopped = false

  constructor(options: SaverOptions) {
    this.#options = options
    mkdirSync(options.directory, { recursive: true })
  }

  /** Whether the emulator holds what was saved; while it starts it holds nothing, which must not be saved. */
  trust(isTrusted: boolean) {
    this.#isTrusted = isTrusted
  }

  /** Resolves with whether the emulator holds at least the accounts of an export: then it has been imported. */
  async holds(path: string | undefined) {
    const wanted = path ? countOf(readFileSync(join(path, 'auth_export', 'accounts.json'), 'utf8'), 'users') : 0
    return countOf(await this.#accounts(), 'userInfo') >= wanted
  }

  /**
   * Looks every second until `stop`. What can't be reached is looked for again a second later.
   * @param beside is called each time as well
   */
  async watch(beside: () => void) {
    while (!this.#isStopped) {
      beside()
      await this.save().catch(() => {})
      await pause(1000, undefined, { ref: false })
    }
  }

  /** Saves now, where something has changed since the last time, and looks no more. */
  stop() {
    this.#isStopped = true
    return this.save()
  }

  /** Saves the accounts where they have changed. Rejects where the emulator can't be reached. */
  save(): Promise<void> {
    this.#saving = this.#saving.catch(() => {}).then(() => this.#saveChanges())
    return this.#saving
  }

  async #saveChanges() {
    if (!this.#isTrusted) return
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
      // The emulator's name for somebody who may do everything.
      headers: { 'content-type': 'application/json', authorization: 'Bearer owner' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(5000),
    })
    const text = await response.text()
    if (!response.ok) throw new Error(`${url} answered ${response.status}: ${text}`)
    return text
  }
}
