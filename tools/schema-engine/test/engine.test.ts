import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, beforeEach, describe, expect, inject, it, onTestFinished } from 'vitest'
import { column, prisma } from './prisma.ts'

const database = (name: string) => new URL(name, inject('server')).href
let url: string
let count = 0
const inDatabase = (args: string[], env = {}) => prisma(args, { DATABASE_URL: url, ...env })

/** What the command that made the database `deployed` has printed. */
let deployed: Awaited<ReturnType<typeof prisma>>
beforeAll(async () => {
  deployed = await prisma(['migrate', 'deploy'], { DATABASE_URL: database('deployed') })
})
/** Makes the database of a test a migrated one: a copy, which takes no start of the command line. */
const copyDeployed = () => column(database('postgres'), `CREATE DATABASE notes_${count} TEMPLATE deployed`)

beforeEach(() => {
  count += 1
  url = database(`notes_${count}`)
})

describe("the stock Prisma command line on this project's engine", () => {
  it('generates a client', async () => {
    const generated = new URL('project/generated', import.meta.url)
    rmSync(generated, { recursive: true, force: true })
    const { code, output } = await prisma(['generate'])
    expect(output).toContain('Generated Prisma Client')
    expect(code).toBe(0)
    expect(existsSync(generated)).toBe(true)
  })

  it('creates a database and applies a migration with a $$ body unsplit', async () => {
    expect(deployed.output).toContain('All migrations have been successfully applied.')
    expect(deployed.code).toBe(0)
    expect(await column(database('deployed'), `SELECT "text" || sign FROM "Note"`)).toEqual(['one; two;;'])
  })

  it('applies nothing the second time', async () => {
    await copyDeployed()
    expect((await inDatabase(['migrate', 'deploy'])).output).toContain('No pending migrations to apply.')
    expect((await inDatabase(['migrate', 'status'])).output).toContain('Database schema is up to date!')
  })

  it('finds no difference between a migrated database and its schema, also with enums and "char" columns', async () => {
    await copyDeployed()
    const compare = [
      'migrate',
      'diff',
      '--from-config-datasource',
      '--to-schema',
      'prisma/schema.prisma',
      '--exit-code',
    ]
    expect(await inDatabase(compare)).toMatchObject({ code: 0 })
    await column(url, `ALTER TABLE "Note" ADD COLUMN extra "char" NOT NULL DEFAULT 'x'`)
    const { code, output } = await inDatabase([...compare, '--script'])
    expect(code).toBe(2)
    expect(output).toContain('DROP COLUMN "extra"')
  })

  it('replays the migrations in a shadow database, drops it, and does not change the main database', async () => {
    await copyDeployed()
    await column(url, `INSERT INTO "Note" ("text") VALUES ('unchanged')`)
    expect((await inDatabase(['migrate', 'dev'])).output).toContain('Already in sync')
    expect(await column(url, `SELECT "text" FROM "Note" ORDER BY id`)).toEqual(['one; two;', 'unchanged;'])
    expect(await column(url, `SELECT datname FROM pg_database WHERE datname LIKE '%shadow%'`)).toEqual([])
  })

  it('reports which migration failed and why, and applies no more until it is resolved', async () => {
    const migrations = mkdtempSync(join(tmpdir(), 'migrations-'))
    onTestFinished(() => rmSync(migrations, { recursive: true }))
    mkdirSync(join(migrations, '20260102000000_broken'))
    writeFileSync(join(migrations, 'migration_lock.toml'), 'provider = "postgresql"\n')
    writeFileSync(join(migrations, '20260102000000_broken', 'migration.sql'), 'SELECT 1; SELECT nothing FROM nowhere;')
    const { code, output } = await inDatabase(['migrate', 'deploy'], { MIGRATIONS: migrations })
    expect(code).toBe(1)
    expect(output).toContain('20260102000000_broken')
    expect(output).toContain('No such table: nowhere')
    expect((await inDatabase(['migrate', 'deploy'], { MIGRATIONS: migrations })).output).toContain('P3009')
  })

  it('has different error codes for a wrong password and for an unreachable server', async () => {
    const wrong = new URL(url)
    wrong.password = 'wrong'
    expect((await inDatabase(['migrate', 'deploy'], { DATABASE_URL: wrong.href })).output).toContain('P1000')
    const nowhere = new URL(url)
    nowhere.port = '9'
    expect((await inDatabase(['migrate', 'deploy'], { DATABASE_URL: nowhere.href })).output).toContain('P1001')
  })
})
