// npx nx run workspace:kind-migration: adds the kinds and fields of the contract that the API's schema lacks, and writes
// their migration.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { declared } from './declared.ts'
import { migrationOf } from './migration.ts'
import { completed, presentIn } from './schema.ts'

const prisma = path.resolve(import.meta.dirname, '../../../../apps/api/prisma')
const schemaFile = path.join(prisma, 'schema.prisma')
const schema = readFileSync(schemaFile, 'utf8')

const all = declared()
const present = presentIn(schema)
const added = {
  kinds: all.kinds.filter((kind) => !present.kinds.includes(kind)),
  fields: all.fields.filter(({ name }) => !present.columns.includes(name)),
}
const names = [...added.kinds, ...added.fields.map(({ name }) => name)]

if (names.length === 0) console.log('The schema has all kinds and fields of the contract.')
else {
  const time = new Date().toISOString().replace(/\D/g, '').slice(0, 14)
  const folder = path.join(prisma, 'migrations', `${time}_${names.join('_').toLowerCase()}`)
  mkdirSync(folder)
  writeFileSync(path.join(folder, 'migration.sql'), migrationOf(all, added))
  writeFileSync(schemaFile, completed(schema, added))
  console.log(`${path.relative(process.cwd(), folder)}/migration.sql adds ${names.join(', ')}.`)
}
