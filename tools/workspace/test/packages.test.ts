import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { REVIEWED, isAllowed, licencesPage, packagesByLicence } from '../src/licences.ts'
import { DEPLOYED, productionPackages } from '../src/production.ts'

const root = resolve(import.meta.dirname, '../../..')

test('every package that production needs has a licence that is allowed, or that somebody has read', () => {
  const others = [...packagesByLicence()].flatMap(([licence, names]) => (isAllowed(licence) ? [] : names))
  expect(others.toSorted()).toEqual(Object.keys(REVIEWED).toSorted())
})

test('a licence is allowed where all of it is, or one of those to choose from', () => {
  for (const licence of ['MIT', '(MIT OR GPL-3.0)', 'MIT and ISC'])
    expect([licence, isAllowed(licence)]).toEqual([licence, true])
  for (const licence of ['GPL-3.0', 'MIT AND GPL-3.0', 'none', ''])
    expect([licence, isAllowed(licence)]).toEqual([licence, false])
})

test.each(['react', 'react-dom', 'fastify', '@sinclair/typebox', '@tanstack/react-query'])(
  'there is one %s',
  (name) => {
    expect(productionPackages().filter((found) => found.name === name)).toHaveLength(1)
  },
)

interface Audit {
  message?: string
  metadata?: { vulnerabilities: { high: number; critical: number } }
}

test('no package that production needs is known to be badly vulnerable', (context) => {
  const workspaces = DEPLOYED.map((path) => `--workspace=${path}`)
  const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json', ...workspaces], { cwd: root, encoding: 'utf8' })
  const { metadata, message = 'npm said nothing' }: Audit = JSON.parse(stdout || '{}')
  // CI asks the public registry; a mirror may not answer such questions.
  if (!metadata) return context.skip(`The registry answers no audits here: ${message}`)
  expect(metadata.vulnerabilities).toMatchObject({ high: 0, critical: 0 })
})

test('docs/licences.md names every package that production needs', async () => {
  await expect(licencesPage()).toMatchFileSnapshot('../../../docs/licences.md')
})
