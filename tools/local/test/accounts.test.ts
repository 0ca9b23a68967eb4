import { readFileSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { newestExport } from '../src/identity/accounts.ts'
import { freePort } from '../src/ports.ts'
import { fillSample } from '../src/sample/fill.ts'
import { PROJECT } from '../src/settings.ts'
import { until } from '../src/supervisor/until.ts'
import { aMigratedDatabase } from './fixtures/database.ts'
import { aDirectory, aProgram } from './fixtures/program.ts'

async function anEmulator(directory = aDirectory()) {
  const port = await freePort()
  const program = aProgram('test/fixtures/identity.ts', [], { DATA_DIR: directory, LOCAL_AUTH_PORT: String(port) })
  await program.wrote(/Ready/)
  const toolkit = `http://127.0.0.1:${port}/identitytoolkit.googleapis.com/v1`
  return {
    ...program,
    directory,
    identity: { project: PROJECT, emulator: `127.0.0.1:${port}`, env: {} },
    /** The status of a call with e-mail and password. */
    async status(call: 'accounts:signUp' | 'accounts:signInWithPassword', email: string, password: string) {
      const response = await fetch(`${toolkit}/${call}?key=local`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email, password, returnSecureToken: true }),
      })
      return response.status
    },
    /** The newest export of the accounts, as JSON. */
    saved() {
      try {
        const path = newestExport(join(directory, 'auth')) ?? ''
        return readFileSync(join(path, 'auth_export', 'accounts.json'), 'utf8')
      } catch {
        // There is no export yet, or a newer one has just replaced it.
        return ''
      }
    },
  }
}

describe('the accounts', () => {
  it('still exist after the emulator was killed', async () => {
    const emulator = await anEmulator()
    expect(await emulator.status('accounts:signUp', 'new@example.com', 'secret-1')).toBe(200)
    // A save takes two seconds at most; the timeout is longer for a busy machine.
    await until(async () => emulator.saved().includes('new@example.com'), 60, 'the export')
    const [pid = 0] = readFileSync(join(emulator.directory, 'parts'), 'utf8').split('\n').map(Number.parseFloat)
    process.kill(pid, 'SIGKILL')
    await emulator.wrote(/is started again[\s\S]*is ready/)
    expect(await emulator.status('accounts:signInWithPassword', 'new@example.com', 'secret-1')).toBe(200)
  })

  it('are saved also after the clock was set back', async () => {
    const before = await anEmulator()
    await before.status('accounts:signUp', 'first@example.com', 'secret-1')
    // It saves a last time when it ends: no export can follow the one whose date is changed.
    before.signal('SIGTERM')
    await before.ended
    const tomorrow = Date.now() / 1000 + 86_400
    const first = newestExport(join(before.directory, 'auth')) ?? ''
    utimesSync(join(first, 'firebase-export-metadata.json'), tomorrow, tomorrow)
    const emulator = await anEmulator(before.directory)
    await emulator.status('accounts:signUp', 'second@example.com', 'secret-2')
    const withSecond = async () => [emulator.saved()].find((saved) => saved.includes('second@example.com'))
    expect(await until(withSecond, 60, 'the next export')).toContain('first@example.com')
  })

  it('of the sample are created once with the uids of their records, and reused by another database', async () => {
    const { identity, status } = await anEmulator()
    const first = await aMigratedDatabase()
    expect(await fillSample(first.url, identity)).toBe(true)
    const uids = `SELECT uid FROM users WHERE uid IS NOT NULL ORDER BY email`
    const made = await first.column(uids)
    expect(made).toHaveLength(2)
    expect(await first.column(`SELECT email FROM users WHERE role = 'admin'`)).toEqual(['admin@example.com'])
    expect(await status('accounts:signInWithPassword', 'admin@example.com', 'admin-demo-1')).toBe(200)
    expect(await status('accounts:signInWithPassword', 'customer@example.com', 'customer-demo-1')).toBe(200)

    expect(await fillSample(first.url, identity)).toBe(false)
    const second = await aMigratedDatabase()
    expect(await fillSample(second.url, identity)).toBe(true)
    expect(await second.column(uids)).toEqual(made)
  })
})
