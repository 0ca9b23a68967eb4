import { Type } from '@sinclair/typebox'
import { Value } from '@sinclair/typebox/value'
import { startEmulator } from '@energy/local/identity/test-emulator'

const PASSWORD = 'a-password-1'
const Account = Type.Object({ idToken: Type.String(), localId: Type.String() })

/** Starts the Auth emulator of Firebase without accounts; `settings` point the API to it. */
export async function startIdentityEmulator() {
  const { emulator, project, stop } = await startEmulator()

  async function send(path: string, body: object, headers = {}) {
    const answer = await fetch(`http://${emulator}/identitytoolkit.googleapis.com/v1/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })
    if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`)
    return answer.json()
  }

  return {
    settings: { APP_MODE: 'local', FIREBASE_AUTH_EMULATOR_HOST: emulator, FIREBASE_PROJECT_ID: project },
    /** Creates an account with this verified e-mail unless there is one, and signs in. */
    async signUp(email: string) {
      const body = { email, password: PASSWORD, returnSecureToken: true }
      const signIn = () => send('accounts:signInWithPassword?key=bench', body)
      const { localId } = Value.Parse(Account, await send('accounts:signUp?key=bench', body).catch(signIn))
      const owner = { authorization: 'Bearer owner' }
      await send(`projects/${project}/accounts:update`, { localId, emailVerified: true }, owner)
      const { idToken } = Value.Parse(Account, await signIn())
      return { uid: localId, email, token: idToken }
    },
    stop,
  }
}
