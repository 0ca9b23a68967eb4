// A product in small for the tests, brought up as the real one is: PostgreSQL, and a server on PORT.
import { fileURLToPath } from 'node:url'
import { answersAt } from '../../src/answers.ts'
import { say } from '../../src/say.ts'
import { startDatabase } from '../../src/services.ts'
import { during, openSession } from '../../src/supervisor/session.ts'
import { choosePorts } from '../../src/settings.ts'

const session = await openSession()
await during(session, async () => {
  const port = await choosePorts({ PORT: 8080 })
  const own = await port('PORT')
  await startDatabase(session, undefined)
  await session.supervisor.start({
    name: 'Server',
    args: () => [fileURLToPath(new URL('server.ts', import.meta.url))],
    env: { PORT: String(own) },
    ready: answersAt(`http://127.0.0.1:${own}/`),
  })
  say('Ready')
})
