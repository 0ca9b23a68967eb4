import { writeFileSync } from 'node:fs'
import { test } from 'vitest'
import { accountWords } from './fixtures/account-words.ts'
import { literalsOf } from './fixtures/literals.ts'
import { ownWords } from './fixtures/own-words.ts'
const files = import.meta.glob<string>('../src/**/*.{ts,tsx}', { query: '?raw', import: 'default', eager: true })
test('dump', () => {
  const WORD = /^[“"'(…]*\p{L}[\p{L}’'…-]*[.,;:!?)”"'…]*$/u
  const all = Object.entries(files).flatMap(([f, c]) => literalsOf(f, c).map((text) => ({ f, text })))
  const may = new Set([...ownWords, ...accountWords].flatMap(({ texts }) => texts))
  const used = new Set(all.map(({ text }) => text))
  writeFileSync(
    '/tmp/w-c-lits.json',
    JSON.stringify(
      {
        missing: all.filter(({ text }) => text.split(' ').filter((w) => WORD.test(w)).length >= 3 && !may.has(text)),
        unused: [...may].filter((t) => !used.has(t)),
      },
      null,
      1,
    ),
  )
})
