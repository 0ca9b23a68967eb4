// Runs the tests of one target; the bench selects them by an environment variable. Each mutant has a worker of its own,
// so a mutant at the top level of a module takes effect also where the tests are not isolated from each other.
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { defineConfig, type ViteUserConfig } from 'vitest/config'
import { readSelection } from './test-selection.ts'

const { folder, tests, provided } = readSelection()
const root = resolve(import.meta.dirname, '../../../..', folder)
const file = join(root, 'vitest.config.ts')
const own: ViteUserConfig = existsSync(file) ? (await import(file)).default : {}

export default defineConfig({
  ...own,
  root,
  test: {
    ...own.test,
    include: [...tests],
    provide: provided,
    // The bench has started the database and the identity emulator already, once for all runs.
    globalSetup: [],
    // A test that hangs, or waits until its timeout, has detected its mutant. Without a mutant, tests take a fraction of
    // these times.
    testTimeout: 30_000,
    hookTimeout: 30_000,
    expect: { poll: { timeout: 5_000 } },
  },
})
