import { pathToFileURL } from 'node:url'
import { createCall } from '@energy/client/call'
import { startIdentityEmulator } from '../identity-emulator.ts'
import { makeDatabase, startApi, startPostgres, startWorker, temporaryFolder, type Settings } from '../processes.ts'
import { insertAdmin } from '../rows.ts'

/**
 * Starts the API and the worker, with a database, a folder for the pictures, and an admin.
 * @param more settings of both
 */
export async function startProduct(more: Settings = {}) {
  const [postgres, identity] = await Promise.all([startPostgres(), startIdentityEmulator()])
  const database = makeDatabase(postgres.url, 'media')
  const admin = await identity.signUp('admin@example.com')
  await insertAdmin(database, admin)
  const folder = temporaryFolder()
  const settings = { ...identity.settings, MEDIA_URL: pathToFileURL(folder).href, ...more }
  const api = await startApi(database, settings)
  const worker = startWorker(database, 'smtp://127.0.0.1:9', settings)
  const stop = async () => {
    for (const each of [worker, api, identity, postgres]) await each.stop()
  }
  return { api, worker, folder, call: createCall(api.url, async () => admin.token), stop }
}
