// The Auth emulator alone, supervised as the product does it; AUTH_PORT says where.
import { freePort } from '../../src/ports.ts'
import { say } from '../../src/say.ts'
import { identityFor, startIdentity } from '../../src/services.ts'
import { during, openSession } from '../../src/session.ts'

const session = await openSession()
await during(session, async () => {
  const ports = { auth: Number(process.env['AUTH_PORT']), hub: await freePort(), logging: await freePort() }
  await startIdentity(session, ports, identityFor(ports))
  say('Ready')
})
