// The tests that mutants are held against; the bench says which, by the environment.
import { resolve } from 'node:path'
import { defineConfig } from 'vitest/config'
import { asked } from './asked.ts'

const { room, tests, provided } = asked()

export default defineConfig({
  root: resolve(import.meta.dirname, '../../../..', room),
  test: {
    include: [...tests],
    provide: provided,
    // A mutant at the top of a module shows only where the module is loaded anew.
    isolate: true,
    // What hangs is a mutant that was found: the sooner the better.
    testTimeout: 10_000,
    hookTimeout: 10_000,
  },
})
