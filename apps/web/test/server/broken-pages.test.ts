import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import { render } from '../../src/app/entry-server.tsx'
import { config } from '../fixtures/config.ts'
import { aContentApi } from '../fixtures/content-api.ts'
import { firstSite } from '../fixtures/first-site.ts'
import { aSite } from '../fixtures/site.ts'

const assets = () => ({ script: '/script.js', loader: '/loader.js', modules: [], styles: [] })

test('a page that cannot be drawn is a 500, and leaves no rejection, which would end the server', async () => {
  const unhandled = vi.fn<(reason: unknown) => void>()
  process.on('unhandledRejection', unhandled)
  onTestFinished(() => void process.off('unhandledRejection', unhandled))
  // A request without any of its times.
  const { url: apiUrl } = await aContentApi({ '/site': firstSite('other'), '/request-links/abc': {} })
  const { send } = await aSite(apiUrl, (request, onError) =>
    render(request, { config, apiUrl, apiTimeout: 60_000, assets, onError }),
  )
  // Loads the parts that are loaded on use: React draws on to the end only where it need not wait for them.
  expect((await send('/profile')).status).toBe(200)
  expect((await send('/requests/abc')).status).toBe(500)
  await nextTurn()
  expect(unhandled).not.toHaveBeenCalled()
})
