// The tests that mutants are held against; the bench says which, by the environment.
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
    // The bench has started what the tests need, once for all of them.
    globalSetup: [],
    // A mutant at the top of a module shows only where the module is loaded anew.
    isolate: true,
    // What hangs is a mutant that was found: the sooner the better.
    testTimeout: 15_000,
    hookTimeout: 15_000,
  },
})
