// node tools/deploy/src/assemble.ts TARGET DIRECTORY
// Copies the files of a container into a new directory, and nothing else. The builds must exist.
import { cpSync, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { exitWith } from '@energy/server/boot'
import { packagesOf, ROOT } from './packages.ts'
import { TARGETS, isTarget, type Target } from './targets.ts'

const MIGRATIONS = 'apps/api/prisma/migrations'

// Source maps are for developers, and would be most of a container's size.
const isNeeded = (path: string) => !path.endsWith('.map')

const [name = '', directory = ''] = process.argv.slice(2)
if (!isTarget(name)) exitWith(`There is no target ${name}. Name one of ${Object.keys(TARGETS).join(', ')}.`)
if (!directory || existsSync(directory)) exitWith('Name a directory that does not exist yet.')

const { files, packages, waitsForMigrations }: Target = TARGETS[name]
for (const [from, to] of Object.entries(files)) {
  if (!existsSync(join(ROOT, from))) exitWith(`${from} does not exist. Build first: npx nx run-many -t build`)
  cpSync(join(ROOT, from), join(directory, to), { recursive: true, filter: isNeeded })
}
for (const [path, { optional }] of packagesOf(packages.map((each) => `node_modules/${each}`))) {
  if (optional && !existsSync(join(ROOT, path))) continue
  const nested = join(ROOT, path, 'node_modules')
  const filter = (from: string) => from !== nested
  cpSync(join(ROOT, path), join(directory, path), { recursive: true, dereference: true, filter })
}
mkdirSync(directory, { recursive: true })
writeFileSync(
  join(directory, 'package.json'),
  JSON.stringify({ name: `energy-${name}`, private: true, type: 'module' }),
)
if (waitsForMigrations) {
  const all = readdirSync(join(ROOT, MIGRATIONS), { withFileTypes: true })
  const names = all.flatMap((entry) => (entry.isDirectory() ? entry.name : [])).toSorted()
  writeFileSync(join(directory, 'migrations.json'), JSON.stringify(names))
}
