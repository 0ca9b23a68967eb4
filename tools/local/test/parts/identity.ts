// The Auth emulator and the mailbox, supervised as the product does it; AUTH_PORT says where the emulator is.
import { readyLine } from '../../src/supervisor/ready-line.ts'
import { say } from '../../src/say.ts'
import { identityFor, mailFor, startIdentity, startMailbox } from '../../src/services.ts'
import { during, openSession } from '../../src/supervisor/session.ts'
import { choosePorts } from '../../src/settings.ts'

const SITE = 'http://localhost:8080'

const session = await openSession()
await during(session, async () => {
  const port = await choosePorts({
    AUTH_PORT: undefined,
    LOCAL_HUB_PORT: undefined,
    LOCAL_LOGGING_PORT: undefined,
    LOCAL_SMTP_PORT: undefined,
    LOCAL_MAILBOX_PORT: undefined,
  })
  const ports = {
    auth: await port('AUTH_PORT'),
    hub: await port('LOCAL_HUB_PORT'),
    logging: await port('LOCAL_LOGGING_PORT'),
    smtp: await port('LOCAL_SMTP_PORT'),
    mailbox: await port('LOCAL_MAILBOX_PORT'),
  }
  const mail = mailFor(ports)
  await Promise.all([
    startIdentity(session, ports, identityFor(ports), { site: SITE, ...mail.env }),
    startMailbox(session, ports, mail),
  ])
  say(readyLine(SITE, mail))
})
