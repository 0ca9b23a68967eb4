import { expect, it, onTestFinished } from 'vitest'
import { gateway } from '../src/gateway/gateway.ts'
import { freePort } from '../src/ports.ts'
import { aDirectory, aProgram } from './fixtures/program.ts'

const PAGE = '/emulator/auth/handler?apiKey=local&providerId=google.com'

/** The origin of a gateway with this emulator; its other upstreams are unavailable. */
async function gatewayFor(auth: string) {
  const unavailable = `http://127.0.0.1:${await freePort()}`
  const app = await gateway({ api: unavailable, web: unavailable, dashboard: unavailable, auth })
  onTestFinished(() => app.close())
  return app.listen({ port: 0, host: '127.0.0.1' })
}

it("serves the emulator's sign-in page without the lines that load from other hosts", async () => {
  const port = String(await freePort())
  await aProgram('test/fixtures/identity.ts', [], { DATA_DIR: aDirectory(), LOCAL_AUTH_PORT: port }).wrote(/Ready/)
  const auth = `http://127.0.0.1:${port}`
  const own = await fetch(auth + PAGE).then((response) => response.text())
  const response = await fetch((await gatewayFor(auth)) + PAGE)
  const page = await response.text()
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
  const loads = /(?:href|src)="https?:/
  expect(own).toMatch(loads)
  expect(page).not.toMatch(loads)
  const lines = own.split('\n').filter((line) => !loads.test(line))
  expect(page.split('\n').filter((line) => line !== '')).toEqual(lines.filter((line) => line !== ''))
})

it('serves the frame through which the popup reports its result, without scripts', async () => {
  const origin = await gatewayFor(`http://127.0.0.1:${await freePort()}`)
  const response = await fetch(`${origin}/emulator/auth/iframe?apiKey=local&appName=[DEFAULT]`)
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
  expect(await response.text()).not.toContain('script')
})

it('answers 503 with a page while the emulator is unavailable', async () => {
  const origin = await gatewayFor(`http://127.0.0.1:${await freePort()}`)
  const response = await fetch(origin + PAGE, { headers: { accept: 'text/html' } })
  expect(response.status).toBe(503)
  expect(await response.text()).toContain('This service is starting')
})
