import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { REVIEWED, isAllowed, licencesPage, packagesByLicence } from '../src/licences.ts'
import { DEPLOYED, productionPackages } from '../src/production.ts'

const root = resolve(import.meta.dirname, '../../..')

test('every package in production has an allowed or a reviewed licence', () => {
  const others = [...packagesByLicence()].flatMap(([licence, names]) => (isAllowed(licence) ? [] : names))
  expect(others.toSorted()).toEqual(Object.keys(REVIEWED).toSorted())
})

test('a licence expression is allowed if all licences of an AND, or one of an OR, are allowed', () => {
  for (const licence of ['MIT', '(MIT OR GPL-3.0)', 'MIT and ISC'])
    expect([licence, isAllowed(licence)]).toEqual([licence, true])
  for (const licence of ['GPL-3.0', 'MIT AND GPL-3.0', 'none', ''])
    expect([licence, isAllowed(licence)]).toEqual([licence, false])
})

test.each(['react', 'react-dom', 'fastify', '@sinclair/typebox', '@tanstack/react-query'])(
  'there is only one copy of %s',
  (name) => {
    expect(productionPackages().filter((found) => found.name === name)).toHaveLength(1)
  },
)

interface Audit {
  message?: string
  metadata?: { vulnerabilities: { high: number; critical: number } }
}

test('no package in production has a known high or critical vulnerability', (context) => {
  const workspaces = DEPLOYED.map((path) => `--workspace=${path}`)
  const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json', ...workspaces], { cwd: root, encoding: 'utf8' })
  const { metadata, message = 'npm said nothing' }: Audit = JSON.parse(stdout || '{}')
  // CI uses the public registry; a mirror may not support audits.
  if (!metadata) return context.skip(`The registry answers no audits here: ${message}`)
  expect(metadata.vulnerabilities).toMatchObject({ high: 0, critical: 0 })
})

interface Locked {
  resolved?: string
  integrity?: string
  link?: boolean
  deprecated?: string
}

test('each package has a checksum and comes from the registry, and none is deprecated', () => {
  const { packages }: { packages: Record<string, Locked> } = JSON.parse(
    readFileSync(resolve(root, 'package-lock.json'), 'utf8'),
  )
  const installed = Object.entries(packages).filter(([path, { link }]) => path.includes('node_modules/') && !link)
  expect(installed.length).toBeGreaterThan(500)
  // A package from elsewhere, such as a repository or a file, has its address here; one of the registry has none.
  const suspect = installed.filter(
    ([, { resolved, integrity, deprecated }]) => resolved || !integrity?.startsWith('sha512-') || deprecated,
  )
  expect(suspect.map(([path]) => path)).toEqual([])
})

test('docs/licences.md names every package in production', async () => {
  await expect(licencesPage()).toMatchFileSnapshot('../../../docs/licences.md')
})
