import { expect, onTestFinished, test } from 'vitest'
import { readEnvironment } from '../../src/server/environment.ts'
import { createHost } from '../../src/server/host.ts'
import { aPage, settingsFor } from '../fixtures/site.ts'

test('a form must arrive as a whole within 15 seconds: one that never does would hold its connection for ever', async () => {
  const environment = readEnvironment(settingsFor('http://127.0.0.1:1'))
  const app = await createHost({
    environment,
    render: () => Promise.resolve(aPage('Solar')),
    files: () => Promise.resolve(),
    directory: '',
  })
  onTestFinished(() => app.close())
  expect([app.server.headersTimeout, app.server.requestTimeout]).toEqual([15_000, 15_000])
})
