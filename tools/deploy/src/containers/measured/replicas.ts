import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { service } from '@energy/contracts/content'
import type { Trial } from '../trial.ts'

/** A program that asks a server of its own container until the answer has some words, and prints the time then. */
const WATCH = `
const [url, words] = process.argv.slice(1)
console.log('watching')
const until = Date.now() + 30000
while (Date.now() < until) {
  const text = await fetch(url).then((answer) => answer.text(), () => '')
  if (text.includes(words)) break
  await new Promise((resolve) => setTimeout(resolve, 10))
}
console.log(Date.now())
`
const WATCHED = { api: 'http://127.0.0.1:4000/services', web: 'http://127.0.0.1:4200/our_service' }

/** Watches for words in one container. @returns `isWatching`, and the time at which they were there */
function watch(container: string, url: string, words: string) {
  const args = ['exec', container, 'node', '--input-type=module', '--eval', WATCH, '--', url, words]
  const child = spawn('docker', args, { stdio: ['ignore', 'pipe', 'inherit'] })
  let output = ''
  child.stdout.on('data', (text) => (output += text))
  const ended = once(child, 'exit')
  return {
    isWatching: once(child.stdout, 'data'),
    seen: async () => (await ended, Number(output.trim().split('\n').at(-1))),
  }
}

/** Makes a change, and says how long it took until every replica of API and site answered with it, asked directly. */
export async function seeChangeEverywhere(trial: Trial) {
  const words = `Changed at ${Date.now()}`
  const watchers = Object.entries(WATCHED).flatMap(([name, url]) =>
    trial.stack.containersOf(name).map((container) => watch(container, url, words)),
  )
  await Promise.all(watchers.map(({ isWatching }) => isWatching))
  const { call } = await trial.callAsAdmin()
  await call(service.create, { body: { headerTitle: words, details: '' } })
  const written = Date.now()
  const delays = await Promise.all(watchers.map(async ({ seen }) => (await seen()) - written))
  const longest = Math.max(0, ...delays)
  const text = `${watchers.length} replicas answered with it, the last one after ${longest} ms`
  if (longest > 1_000) throw new Error(text)
  return text
}
