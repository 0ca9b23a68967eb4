import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join, resolve } from 'node:path'
import { beforeEach, expect, test } from 'vitest'

const BACKUP = resolve(import.meta.dirname, '../backup/backup.sh')
const DAY = 24 * 60 * 60

let programs: string
let dumps: string
beforeEach(() => {
  programs = mkdtempSync(join(tmpdir(), 'programs-'))
  dumps = mkdtempSync(join(tmpdir(), 'dumps-'))
  return () => {
    for (const directory of [programs, dumps]) rmSync(directory, { recursive: true })
  }
})

/** Writes a fake `pg_dump`: the real one comes with PostgreSQL's image, not from npm. */
const writePgDump = (...lines: string[]) =>
  writeFileSync(join(programs, 'pg_dump'), ['#!/bin/sh', ...lines].join('\n'), { mode: 0o755 })
const backUp = () =>
  spawnSync('sh', [BACKUP, 'once'], {
    encoding: 'utf8',
    env: { PATH: [programs, process.env['PATH']].join(delimiter), BACKUP_DIR: dumps, BACKUP_KEEP_DAYS: '14' },
  })
function aDumpOf(name: string, days: number) {
  writeFileSync(join(dumps, name), '')
  const then = Date.now() / 1000 - days * DAY
  utimesSync(join(dumps, name), then, then)
}
const WRITE_DUMP = ['for option; do case $option in --file=*) echo dumped > "${option#--file=}";; esac; done']

test('a complete dump gets its final name, and dumps that are too old are removed', () => {
  aDumpOf('energy-20260101T000000Z.dump', 15)
  aDumpOf('energy-20260102T000000Z.dump', 13)
  aDumpOf('of-somebody-else.dump', 100)
  writePgDump(...WRITE_DUMP)
  expect(backUp().status).toBe(0)
  expect(readdirSync(dumps).toSorted()).toEqual([
    'energy-20260102T000000Z.dump',
    expect.stringMatching(/^energy-\d{8}T\d{6}Z\.dump$/),
    'of-somebody-else.dump',
  ])
})

test('an incomplete dump does not get its final name, and no old dump is removed', () => {
  aDumpOf('energy-20260101T000000Z.dump', 15)
  writePgDump(...WRITE_DUMP, 'exit 1')
  expect(backUp().status).toBe(1)
  expect(readdirSync(dumps).filter((name) => name.endsWith('.dump'))).toEqual(['energy-20260101T000000Z.dump'])
})
