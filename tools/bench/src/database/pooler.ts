import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '../processes.ts'
import { configuration, type Programs } from './programs.ts'
import { PASSWORD, type Server } from './server.ts'

/** The login of API and worker. */
export const APPLICATION = 'energy_api'

/** The file of users as docs/operations.md makes it: with the secret that PostgreSQL stores, not with the password. */
const USERS = `SELECT format('"%s" "%s"', rolname, rolpassword) AS line FROM pg_authid WHERE rolname = '${APPLICATION}'`

/** Makes the login of the application in a migrated database. */
export const makeApplication = (server: Server, database: string) =>
  server.psql(database, 'application.sql', `--set=password=${PASSWORD}`)

/** Starts PgBouncer before a server, with the configuration of docs/operations.md. */
export async function startPooler({ folder, run }: Programs, server: Server) {
  const port = await freePort()
  const path = (name: string) => join(folder, `pgbouncer-${port}.${name}`)
  const text = readFileSync(configuration('pgbouncer.ini'), 'utf8').replace('port=5432', `port=${server.port}`)
  const own = [
    `listen_port = ${port}`,
    'listen_addr = 127.0.0.1',
    `logfile = ${path('log')}`,
    `pidfile = ${path('pid')}`,
    `auth_file = ${path('users')}`,
  ]
  const [users] = await server.query<{ line: string }>('postgres', USERS)
  writeFileSync(path('users'), `${users?.line ?? ''}\n`)
  writeFileSync(path('ini'), `${text}\n${own.join('\n')}\n`)
  await run('pgbouncer', '--daemon', path('ini'))
  return {
    url: (user = APPLICATION) => `postgresql://${user}:${PASSWORD}@127.0.0.1:${port}/energy`,
    stop: () => void process.kill(Number(readFileSync(path('pid'), 'utf8')), 'SIGINT'),
  }
}
