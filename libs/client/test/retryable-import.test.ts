import { expect, test, vi } from 'vitest'
import { retryableImport } from '../src/retryable-import.ts'

const failing = (reason: string) => vi.fn<() => Promise<unknown>>(() => Promise.reject(new TypeError(reason)))

test('an import that succeeds resolves with the module, each time', async () => {
  const load = retryableImport(async () => ({ answer: 42 }))
  expect([await load(), await load()]).toEqual([{ answer: 42 }, { answer: 42 }])
})

test('a failed import rejects with the reason, and the next call tries it again', async () => {
  const first = failing('Importing a module script failed.')
  const load = retryableImport(first)
  await expect(load()).rejects.toThrow('Importing a module script failed.')
  await expect(load()).rejects.toThrow('Importing a module script failed.')
  expect(first).toHaveBeenCalledTimes(2)
})

test('where the reason names the address, the next call imports that', async () => {
  const address = 'http://localhost:1/assets/prices-1a2b.js'
  const first = failing(`Failed to fetch dynamically imported module: ${address}`)
  const load = retryableImport(first)
  await expect(load()).rejects.toThrow('Failed to fetch')
  // Neither Vitest nor Node, which imports here while mutants are measured, imports anything over HTTP.
  for (let tries = 0; tries < 2; tries++)
    await expect(load()).rejects.toThrow(/^(Cannot find module 'http:|Only URLs with a scheme in: .*'http:')/)
  expect(first).toHaveBeenCalledOnce()
})
