import { Type } from '@sinclair/typebox'
import { Value } from '@sinclair/typebox/value'
import { authProcess } from '@energy/local/identity/auth-process'
import { endChild, spawnProcess } from '@energy/local/supervisor/managed-process'
import { freePort, temporaryFolder } from './processes.ts'

const PROJECT = 'bench'
const PASSWORD = 'a-password-1'
/** Milliseconds until the emulator is killed. */
const STOP_TIMEOUT = 10_000
const Account = Type.Object({ idToken: Type.String(), localId: Type.String() })

/** Starts the Auth emulator of Firebase without accounts; `settings` point the API to it. */
export async function startIdentityEmulator() {
  const ports = { auth: await freePort(), hub: await freePort(), logging: await freePort() }
  // No test reads its mails: nothing listens on this port.
  const mail = { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'bench@example.com', site: 'http://127.0.0.1' }
  const emulator = authProcess(temporaryFolder(), PROJECT, ports, mail)
  const child = spawnProcess(emulator, '/dev/null')
  await emulator.ready(child)
  const host = `127.0.0.1:${ports.auth}`

  async function send(path: string, body: object, headers = {}) {
    const answer = await fetch(`http://${host}/identitytoolkit.googleapis.com/v1/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })
    if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`)
    return answer.json()
  }

  return {
    settings: { APP_MODE: 'local', FIREBASE_AUTH_EMULATOR_HOST: host, FIREBASE_PROJECT_ID: PROJECT },
    /** Creates an account with this verified e-mail, and signs in. */
    async signUp(email: string) {
      const body = { email, password: PASSWORD, returnSecureToken: true }
      const { localId } = Value.Parse(Account, await send('accounts:signUp?key=bench', body))
      const owner = { authorization: 'Bearer owner' }
      await send(`projects/${PROJECT}/accounts:update`, { localId, emailVerified: true }, owner)
      const { idToken } = Value.Parse(Account, await send('accounts:signInWithPassword?key=bench', body))
      return { uid: localId, email, token: idToken }
    },
    async stop() {
      await emulator.beforeEnd?.()
      await endChild(child, STOP_TIMEOUT)
    },
  }
}
