import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'
import { describe, expect, it } from 'vitest'
import { freePort } from '../src/ports.ts'
import { commandLineOf } from '../src/supervisor/running-process.ts'
import { aDirectory, aProgram } from './fixtures/program.ts'

const aLastingCommand = (directory: string) => aProgram('src/postgres/postgres-command.ts', ['--data-dir', directory])
const aCommand = (directory: string, ...args: string[]) =>
  aProgram('src/postgres/postgres-command.ts', ['--data-dir', directory, '--temporary', ...args])

async function urlOf(command: ReturnType<typeof aCommand>) {
  const [, url = ''] = await command.wrote(/"url":"([^"]+)"/)
  return url
}

const serverPid = (directory: string) =>
  Number(readFileSync(join(directory, 'data', 'postmaster.pid'), 'utf8').split('\n')[0])

async function ask(url: string, question: string) {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<{ answer: unknown }>(question)
    return rows[0]?.answer
  } finally {
    await client.end()
  }
}

describe('the postgres command', () => {
  it('prints the URL of a PostgreSQL 18, whose uuidv7 ids are in order of time', async () => {
    const url = await urlOf(aCommand(aDirectory()))
    expect(await ask(url, `SELECT current_setting('server_version_num')::int / 10000 AS answer`)).toBe(18)
    expect(await ask(url, `SELECT uuidv7('-1 day'::interval) < uuidv7() AS answer`)).toBe(true)
  })

  it('listens on the given port, and lets only its owner read the password', async () => {
    const directory = aDirectory()
    const port = await freePort()
    const url = new URL(await urlOf(aCommand(directory, '--port', String(port))))
    expect(url.port).toBe(String(port))
    expect(url.password).toHaveLength(32)
    expect(statSync(join(directory, 'password')).mode & 0o077).toBe(0)
    url.password = 'wrong'
    await expect(ask(url.href, 'SELECT 1')).rejects.toThrow('password authentication failed')
  })

  it('stops PostgreSQL and removes the directory when its stdin ends', async () => {
    const directory = aDirectory()
    const command = aCommand(directory)
    await urlOf(command)
    const pid = serverPid(directory)
    command.closeInput()
    expect(await command.ended).toBe(0)
    expect(commandLineOf(pid)).toBe('')
    expect(existsSync(directory)).toBe(false)
  })

  it('reuses the PostgreSQL that outlived a killed command', async () => {
    const directory = aDirectory()
    const killed = aCommand(directory)
    const url = await urlOf(killed)
    await ask(url, 'CREATE TABLE notes (id int)')
    const pid = serverPid(directory)
    killed.signal('SIGKILL')
    await killed.ended

    expect(await urlOf(aCommand(directory))).toBe(url)
    expect(serverPid(directory)).toBe(pid)
    expect(await ask(url, 'SELECT count(*)::int AS answer FROM notes')).toBe(0)
  })

  it('exits with code 1 when PostgreSQL is killed; the next command restarts it with all committed data', async () => {
    const directory = aDirectory()
    const first = aLastingCommand(directory)
    await ask(await urlOf(first), 'CREATE TABLE notes (id int)')
    process.kill(serverPid(directory), 'SIGKILL')
    expect(await first.ended).toBe(1)

    const url = await urlOf(aLastingCommand(directory))
    expect(await ask(url, 'SELECT count(*)::int AS answer FROM notes')).toBe(0)
  })
})
