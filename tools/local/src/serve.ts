// `local:serve`: the services that the apps need when each app is served by itself: PostgreSQL, the Auth emulator and
// the mailbox, on their default ports. Writes their addresses into a file once all answer, and removes it at the end.
import { rmSync } from 'node:fs'
import { ENVIRONMENT_FILE, writeEnvironment } from './local-environment.ts'
import { mailboxAt } from './supervisor/ready-line.ts'
import { markOf } from './supervisor/running-process.ts'
import { say } from './say.ts'
import { identityFor, mailFor, startDatabase, startIdentity, startMailbox } from './processes/services.ts'
import { during, openSession } from './supervisor/session.ts'
import { choosePorts, mediaUrl } from './settings.ts'

const session = await openSession({ beforeClose: () => rmSync(ENVIRONMENT_FILE, { force: true }) })
rmSync(ENVIRONMENT_FILE, { force: true })

await during(session, async () => {
  const ports = await choosePorts({ postgres: 54_329, auth: 9099, hub: 0, logging: 0, smtp: 1025, mailbox: 1080 })
  const { API_PORT = '4000', WEB_PORT = '4200', ADMIN_PORT = '4300' } = process.env
  const site = `http://localhost:${WEB_PORT}`
  const api = `http://127.0.0.1:${API_PORT}`
  const identity = identityFor(ports)
  const mail = mailFor(ports)
  const [databaseUrl] = await Promise.all([
    startDatabase(session, ports.postgres),
    startIdentity(session, ports, identity, { site, api, ...mail.env }),
    startMailbox(session, ports, mail),
  ])

  writeEnvironment(ENVIRONMENT_FILE, {
    APP_MODE: 'local',
    MEDIA_URL: mediaUrl(),
    DATABASE_URL: databaseUrl,
    ...mail.env,
    ...identity.env,
    ...(identity.emulator === undefined ? {} : { AUTH_EMULATOR_URL: `http://${identity.emulator}` }),
    API_URL: `http://localhost:${API_PORT}`,
    API_INTERNAL_URL: api,
    SITE_URL: site,
    DASHBOARD_URL: `http://localhost:${ADMIN_PORT}/dashboard`,
    LOCAL_SERVICES: markOf(process.pid),
  })
  say(`PostgreSQL and the Auth emulator are ready${mailboxAt(mail)}.`)
})
