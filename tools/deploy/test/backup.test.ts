import { readFileSync, readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { WRITE_DUMP, aBackup, writeAged, writeIn } from './fixtures/backup.ts'
import { composeOf } from './fixtures/compose.ts'
import { textOf } from '../src/compose.ts'

const filesIn = (directory: string) =>
  readdirSync(directory, { recursive: true, withFileTypes: true })
    .flatMap((entry) => (entry.isFile() ? join(entry.parentPath, entry.name).slice(directory.length + 1) : []))
    .toSorted()

test('a complete dump gets its final name, and dumps that are too old are removed', () => {
  const { backups, run } = aBackup()
  writeAged(backups, 'energy-20260101T000000Z.dump', 15)
  writeAged(backups, 'energy-20260102T000000Z.dump', 13)
  writeAged(backups, 'of-somebody-else.dump', 100)
  expect(run('backup.sh once').status).toBe(0)
  expect(filesIn(backups)).toEqual([
    'energy-20260102T000000Z.dump',
    expect.stringMatching(/^energy-\d{8}T\d{6}Z\.dump$/),
    'of-somebody-else.dump',
  ])
})

test('the password of the database may be in a file', () => {
  const { backups, writeProgram, run } = aBackup()
  writeProgram('pg_dump', ...WRITE_DUMP, 'echo "by $PGPASSWORD"')
  writeIn(backups, 'password', 'secret\n')
  expect(run(`PGPASSWORD_FILE=${join(backups, 'password')} exec backup.sh once`).stdout).toContain('by secret\n')
})

test('an incomplete dump does not get its final name, and no old dump is removed', () => {
  const { backups, breakPgDump, run } = aBackup()
  writeAged(backups, 'energy-20260101T000000Z.dump', 15)
  breakPgDump()
  expect(run('backup.sh once').status).toBe(1)
  expect(filesIn(backups).filter((name) => name.endsWith('.dump'))).toEqual(['energy-20260101T000000Z.dump'])
})

test('a dump that is gone before it gets its final name counts as failed, and no old dump is removed', () => {
  const { backups, writeProgram, run } = aBackup()
  writeAged(backups, 'energy-20260101T000000Z.dump', 15)
  writeProgram('sleep', 'kill $PPID')
  // As if another `backup.sh once` had removed it.
  writeProgram('pg_dump')
  expect(run('exec backup.sh').stdout).not.toContain('Dumped into')
  expect(filesIn(backups)).toEqual(['energy-20260101T000000Z.dump', 'failed'])
})

test('a second backup waits for the first, and both end with a dump', () => {
  const { writeProgram, run } = aBackup()
  // While the first one dumps, the second is started, and goes as far as it can.
  writeProgram('flock', `[ ! -e "$BACKUP_DIR/first" ] || touch "$BACKUP_DIR/second"`, 'exec /usr/bin/flock "$@"')
  writeProgram(
    'pg_dump',
    ...WRITE_DUMP,
    'if [ -e "$BACKUP_DIR/first" ]; then exec touch "$BACKUP_DIR/second"; fi',
    'touch "$BACKUP_DIR/first"',
    // Without the lock of the first one, which it would inherit.
    'backup.sh once 9>&- &',
    'until [ -e "$BACKUP_DIR/second" ]; do :; done',
  )
  const { status, stdout } = run('backup.sh once')
  expect([status, stdout.match(/Dumped into/g)]).toEqual([0, ['Dumped into', 'Dumped into']])
})

test.each(['0.5', '12h', '0', '08'])(
  'hours or days that are no whole number end the start with one line: %s',
  (value) => {
    const { backups, run } = aBackup()
    for (const setting of ['BACKUP_HOURS', 'BACKUP_KEEP_DAYS']) {
      const { status, stderr } = run(`${setting}=${value} exec backup.sh once`)
      expect([status, stderr]).toEqual([1, `${setting} must be a whole number from 1.\n`])
    }
    expect(filesIn(backups)).toEqual([])
  },
)

test('the files of pictures that are new, or whose copy is incomplete, are copied', () => {
  const { backups, media, run } = aBackup()
  writeIn(media, 'aa/original', 'roof')
  expect(run('copy-pictures.sh').status).toBe(0)
  writeIn(media, 'aa/320.avif', 'small roof')
  writeIn(media, 'bb/original', 'mill')
  // As if the copy had ended in the middle, or a file had been copied while it was written.
  writeIn(backups, 'media/bb/original', 'mi')
  writeIn(backups, 'media/aa/original', 'ROOF')
  expect(run('copy-pictures.sh').status).toBe(0)
  expect(filesIn(backups)).toEqual(['media/aa/320.avif', 'media/aa/original', 'media/bb/original'])
  expect(readFileSync(join(backups, 'media/bb/original'), 'utf8')).toBe('mill')
  // It was there already, so it was not copied again.
  expect(readFileSync(join(backups, 'media/aa/original'), 'utf8')).toBe('ROOF')
})

test('a file that is deleted while the others are copied does not make the backup fail', () => {
  const { backups, media, writeProgram, run } = aBackup()
  for (const file of ['aa/original', 'bb/original', 'cc/original']) writeIn(media, file)
  writeProgram('mkdir', 'case $* in */bb) rm "$MEDIA_DIR/bb/original"; esac', 'exec /bin/mkdir "$@"')
  expect(run('copy-pictures.sh').status).toBe(0)
  expect(filesIn(backups)).toEqual(['media/aa/original', 'media/cc/original'])
})

test('a file that cannot be copied makes the backup fail', () => {
  const { media, writeProgram, run } = aBackup()
  writeIn(media, 'aa/original')
  writeProgram('cp', 'exit 1')
  expect(run('copy-pictures.sh').status).toBe(1)
})

test('the copy of a deleted file is removed once the dumps from before its deletion are', () => {
  const { backups, media, run } = aBackup()
  const files = ['aa/original', 'attachments/a plan', 'attachments/b', 'attachments/c', 'invoices/d.pdf', 'offers/e']
  for (const file of files) writeIn(media, file)
  expect(run('copy-pictures.sh').status).toBe(0)
  for (const folder of ['aa', 'invoices', 'offers']) rmSync(join(media, folder), { recursive: true })
  for (const file of ['attachments/a plan', 'attachments/b']) rmSync(join(media, file))
  expect(run('copy-pictures.sh').status).toBe(0)
  expect(filesIn(join(backups, 'media'))).toEqual(files)
  for (const file of ['aa/original', 'attachments/a plan', 'attachments/b', 'offers/e'])
    writeAged(backups, `media-deleted/${file}`, 15)
  writeAged(backups, 'media-deleted/invoices/d.pdf', 13)
  // Restored from the backup meanwhile.
  writeIn(media, 'attachments/b')
  expect(run('copy-pictures.sh').status).toBe(0)
  const remaining = ['attachments/b', 'attachments/c', 'invoices/d.pdf'].map((file) => `media/${file}`)
  expect(filesIn(backups)).toEqual([...remaining, 'media-deleted/invoices/d.pdf'].toSorted())
  expect(readdirSync(join(backups, 'media'))).toEqual(['attachments', 'invoices'])
})

test('a mark of the version before, which is of a folder, becomes marks of its files with the same date', () => {
  const { backups, media, run } = aBackup()
  for (const folder of ['aa', 'bb', 'cc']) writeIn(backups, `media/${folder}/original`)
  writeAged(backups, 'media-deleted/aa', 15)
  writeAged(backups, 'media-deleted/bb', 13)
  writeAged(backups, 'media-deleted/cc', 13)
  writeIn(media, 'cc/original')
  expect(run('copy-pictures.sh').status).toBe(0)
  expect(filesIn(backups)).toEqual(['media-deleted/bb/original', 'media/bb/original', 'media/cc/original'])
  const { mtime } = statSync(join(backups, 'media-deleted/bb/original'))
  expect(mtime.getTime()).toBeLessThan(Date.now() - 12 * 24 * 60 * 60 * 1000)
})

test('without the folder of the pictures the backup fails, and no dump gets its final name', () => {
  const { backups, media, run } = aBackup()
  writeIn(backups, 'media/aa/original')
  rmSync(media, { recursive: true })
  expect(run('backup.sh once').status).not.toBe(0)
  expect(filesIn(backups)).toEqual([expect.stringMatching(/\.part$/), 'media/aa/original'])
})

/** The health check of the service in docker-compose.yml, as a line of shell. */
function healthOf(backups: string) {
  const [, command = ''] = composeOf('docker-compose.yml').services['backup']?.healthcheck?.test ?? []
  return command.replaceAll('$$', '$').replaceAll(/\/backups\b/g, backups)
}

test('the service is healthy with a dump that is not too old', () => {
  const { backups, run } = aBackup()
  const health = healthOf(backups)
  expect(run(health).status).toBe(1)
  writeAged(backups, 'energy-20260101T000000Z.dump', 1.6)
  expect(run(health).status).toBe(1)
  writeAged(backups, 'energy-20260102T000000Z.dump', 1.4)
  expect(run(health).status).toBe(0)
})

test('a service whose first dump is growing is healthy, and no longer when that has stopped', () => {
  const { backups, run } = aBackup()
  writeIn(backups, 'energy-20260101T000000Z.dump.part')
  expect(run(healthOf(backups)).status).toBe(0)
  writeAged(backups, 'energy-20260101T000000Z.dump.part', 0.01)
  expect(run(healthOf(backups)).status).toBe(1)
})

test('a service is healthy between the copies of two files, however long ago the first dump ended', () => {
  const { backups, media, writeProgram, run } = aBackup()
  writeProgram('pg_dump', ...WRITE_DUMP, 'touch -d "1 hour ago" "$BACKUP_DIR"/*.part')
  writeProgram('mkdir', `case $* in *attachments) ${healthOf(backups)} || exit 1; esac`, 'exec /bin/mkdir "$@"')
  writeIn(media, 'attachments/a')
  writeIn(media, 'attachments/b')
  const { status, stdout } = run('backup.sh once')
  expect([status, stdout]).toEqual([0, expect.stringContaining('Dumped into')])
})

test('a backup that is tried again after it failed does not count as healthy until it has succeeded', () => {
  const { backups, breakPgDump, writeProgram, run } = aBackup()
  // Between two backups the service is stopped.
  writeProgram('sleep', 'kill $PPID')
  breakPgDump()
  run('exec backup.sh')
  writeIn(backups, 'energy-20260101T000000Z.dump.part')
  expect(run(healthOf(backups)).status).toBe(1)
  writeProgram('pg_dump', ...WRITE_DUMP)
  run('exec backup.sh')
  expect(run(healthOf(backups)).status).toBe(0)
  expect(filesIn(backups)).toEqual([expect.stringMatching(/\.dump$/)])
})

/** The commands that restore a dump, in docs/operations.md: on one machine, and on a swarm. */
function blocksOfRestore() {
  const [, chapter = ''] = /^## Backups$(.*?)^## /ms.exec(textOf('docs/operations.md')) ?? []
  return [...chapter.matchAll(/```sh\n(.*?)```/gs)].map(([, block = '']) => block)
}

/** Runs `docker compose exec` and `run` in this container, and ignores `start` and `stop`. */
const DOCKER = [
  'shift',
  'case $1 in start | stop) exit;; esac',
  'shift',
  'while [ "${1#-}" != "$1" ]; do shift; done',
  'shift',
  'exec "$@"',
]

test('the commands of docs/operations.md bring the pictures back that a dump names', () => {
  const { backups, media, writeProgram, run } = aBackup()
  writeProgram('docker', ...DOCKER)
  for (const program of ['dropdb', 'createdb', 'psql']) writeProgram(program)
  writeProgram('pg_restore', 'echo "restored from" "$@"')
  const [block = ''] = blocksOfRestore()
  const [backUp = '', ...restore] = block
    .replaceAll(/\/backups\b/g, backups)
    .replaceAll(/(?<==)\/media\b/g, media)
    .split('\n')
  writeIn(media, 'aa/original', 'roof')
  writeIn(media, 'aa/320.avif', 'small roof')
  expect(run(backUp).status).toBe(0)
  const [dump = ''] = filesIn(backups)

  rmSync(join(media, 'aa'), { recursive: true })
  const { status, stdout } = run(['set -e', ...restore].join('\n').replace('energy-….dump', dump))
  expect([status, stdout]).toEqual([0, expect.stringContaining(join(backups, dump))])
  expect(filesIn(media)).toEqual(['aa/320.avif', 'aa/original'])
  expect(readFileSync(join(media, 'aa/original'), 'utf8')).toBe('roof')
})

test('a dump that cannot be restored leaves the database under its name', () => {
  const { backups, writeProgram, run } = aBackup()
  for (const program of ['dropdb', 'createdb']) writeProgram(program)
  writeProgram('psql', 'echo "$@"')
  writeProgram('pg_restore', 'echo "by $PGPASSWORD"', 'exit 1')
  writeIn(backups, 'password', 'secret\n')
  const { status, stdout } = run(`PGPASSWORD_FILE=${join(backups, 'password')} restore.sh energy-….dump`)
  expect([status, stdout]).toEqual([1, expect.stringMatching(/by secret\n$/)])
  expect(stdout).not.toContain('RENAME')
})

test('by docs/operations.md a restored dump of the version before is migrated before API and worker start', () => {
  const found = blocksOfRestore().map((block) => block.match(/restore\.sh|migrate$|start api|api=2/gm))
  expect(found).toEqual([
    ['restore.sh', 'migrate', 'start api'],
    ['restore.sh', 'migrate', 'api=2'],
  ])
})
