import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { authPart } from '@energy/local/auth-part'
import { endChild, spawnPart } from '@energy/local/part'
import { freePort } from '@energy/local/ports'
import { ACCOUNTS, identityOf } from '@energy/local/sample/accounts'
import { Value } from '@sinclair/typebox/value'
import { Type } from '@sinclair/typebox'

const PROJECT = 'demo-bench'
/** Milliseconds that it has to end by itself. */
const PATIENCE = 10_000
const SignedIn = Type.Object({ idToken: Type.String() })

/**
 * The identity emulator, as the product starts it on a developer's machine, with one account.
 * @returns the account's uid and token, what the API is told of the emulator, and `stop`, which ends it
 */
export async function startIdentity() {
  const directory = mkdtempSync(join(tmpdir(), 'bench-identity-'))
  const [auth, hub, logging] = [await freePort(), await freePort(), await freePort()]
  // Nobody is written to: no mail is asked for.
  const post = { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'bench@example.com', site: 'http://localhost' }
  const part = authPart(directory, PROJECT, { auth, hub, logging }, post)
  const child = spawnPart(part, join(directory, 'emulator.log'))
  await part.ready(child)

  const [account] = ACCOUNTS
  if (!account) throw new Error('The sample has no account.')
  const host = `127.0.0.1:${auth}`
  const uid = await identityOf(account, { project: PROJECT, emulator: host, env: {} })
  const { email, password } = account
  const answer = await fetch(`http://${host}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=bench`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password, returnSecureToken: true }),
  })
  return {
    uid,
    email,
    token: Value.Parse(SignedIn, await answer.json()).idToken,
    settings: { APP_MODE: 'local', FIREBASE_PROJECT_ID: PROJECT, FIREBASE_AUTH_EMULATOR_HOST: host },
    async stop() {
      await part.beforeEnd?.()
      await endChild(child, PATIENCE)
    },
  }
}
