import { pathToFileURL } from 'node:url'
import { startIdentityEmulator } from '../identity-emulator.ts'
import { makeDatabase, startPostgres, temporaryFolder } from '../processes.ts'

/** The projects whose tests need no database and no identity emulator. */
const ALONE = ['contracts', 'admin', 'web']

/** Starts what the tests of the API and of the client need: a migrated template database and the identity emulator. */
async function startTestEnvironment() {
  const [postgres, identity] = await Promise.all([startPostgres(), startIdentityEmulator()])
  return {
    provided: {
      media: pathToFileURL(temporaryFolder()).href,
      template: makeDatabase(postgres.url, 'template_of_tests'),
      emulator: identity.settings.FIREBASE_AUTH_EMULATOR_HOST,
      project: identity.settings.FIREBASE_PROJECT_ID,
    },
    stop: () => Promise.all([postgres.stop(), identity.stop()]),
  }
}

/** Starts what the tests of these projects need. `provided` are the values that the tests inject. */
export const environmentOf = async (projects: readonly string[]) =>
  projects.every((project) => ALONE.includes(project))
    ? { provided: {}, stop: async () => [] }
    : await startTestEnvironment()
