import { defineConfig } from 'vitest/config'

export default defineConfig({
  plugins: [
    {
      // Without this, Node resolves another build of Firebase, without storage and popups.
      name: 'browser-exports',
      configEnvironment: (_, { resolve }) => {
        if (resolve) resolve.conditions = ['browser']
      },
    },
  ],
  test: {
    include: ['test/**/*.test.ts'],
    globalSetup: '@energy/local/identity/test-emulator',
    // Each file has a context of its own, as in Vitest's default, at less than half of the processor time of a process.
    pool: 'vmThreads',
    testTimeout: 60_000,
    hookTimeout: 30_000,
    expect: { poll: { timeout: 30_000 } },
    server: { deps: { inline: [/firebase/] } },
  },
})
