import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { listening } from '../fixtures/listening.ts'
import { settingsFor } from '../fixtures/site.ts'

/** A site whose pages lack an answer of the API, and whose previews fail. */
const SITE = `
  import { createHost } from './src/server/host.ts'
  import { readEnvironment } from './src/server/environment.ts'
  const render = ({ url }, onError) => {
    onError(new Error('The API did not answer'))
    if (url.endsWith('/preview/secret-token')) throw new Error('A preview failed')
    return Promise.resolve({ status: 200, type: 'text/html', isComplete: false, body: 'a page' })
  }
  const environment = readEnvironment(process.env)
  const app = await createHost({ environment, render, files: () => Promise.resolve(), directory: 'public' })
  console.log(await app.listen({ port: 0, host: '127.0.0.1' }))
  process.once('SIGTERM', () => app.close())`

/** What the site's server logs while these calls are made, line by line. */
async function logOf(level: string, calls: (url: string) => Promise<unknown>, apiUrl = 'http://127.0.0.1:1') {
  const env = { ...settingsFor(apiUrl), LOG_LEVEL: level }
  const cwd = new URL('../..', import.meta.url)
  const child = spawn(process.execPath, ['--input-type=module', '--eval', SITE], { cwd, env })
  onTestFinished(() => void child.kill('SIGKILL'))
  const failure = text(child.stderr)
  const lines: string[] = []
  for await (const line of createInterface({ input: child.stdout }))
    if (line.startsWith('http')) {
      await calls(line)
      child.kill('SIGTERM')
    } else lines.push(line)
  expect(await failure).toBe('')
  return lines
}

test('the site logs what fails, with its cause, and neither requests nor the tokens of links', async () => {
  const lines = await logOf('info', async (url) => {
    expect((await fetch(`${url}/guides?secret=1`)).status).toBe(200)
    expect((await fetch(`${url}/preview/secret-token`)).status).toBe(500)
  })
  const failures = lines.filter((line) => JSON.parse(line).level === 50)
  expect(failures.map((line) => JSON.parse(line).err.message)).toEqual([
    'The API did not answer',
    'The API did not answer',
    'A preview failed',
  ])
  expect(lines.join('\n')).not.toContain('secret')
  expect(lines.join('\n')).not.toContain('incoming request')
})

test('below the level that is set nothing is logged', async () => {
  expect(await logOf('fatal', (url) => fetch(`${url}/guides`))).toEqual([])
})

test('the site logs once that it has no connection to the API, with the cause', async () => {
  let asked = 0
  const apiUrl = await listening((_request, response) => {
    asked += 1
    response.writeHead(503).end()
  })
  const untilAskedAgain = async () => {
    await expect.poll(() => asked).toBeGreaterThan(2)
  }
  const lines = await logOf('warn', untilAskedAgain, apiUrl)
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    {
      level: 40,
      err: { message: 'The API answered 503 for its changes' },
      msg: expect.stringMatching(/^The API does not /),
    },
  ])
})
