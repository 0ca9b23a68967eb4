import { generateKeyPairSync, randomBytes } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { SignJWT } from 'jose'
import { run } from './engine.ts'

/** The Firebase project of a trial. */
export const PROJECT = 'energy-trial'
const KEY_ID = 'trial'
const GOOGLE = ['www.googleapis.com', 'identitytoolkit.googleapis.com', 'oauth2.googleapis.com']

const seconds = () => Math.floor(Date.now() / 1_000)

/**
 * Writes the files of secrets that docker-compose.yml names, and those of the servers that stand in for Google's.
 * @param directory a new directory
 * @returns `tokenOf` signs an id token like Firebase's
 */
export function makeSecrets(directory: string) {
  mkdirSync(directory, { recursive: true, mode: 0o700 })
  const write = (name: string, content: string) => writeFileSync(join(directory, name), content)
  const password = randomBytes(24).toString('hex')
  write('postgres_password', password)
  write('database_url', `postgresql://energy:${password}@postgres:5432/energy\n`)
  write('smtp_url', 'smtp://mail.trial:2525')

  const identities = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const key = { ...identities.publicKey.export({ format: 'jwk' }), kid: KEY_ID, alg: 'RS256', use: 'sig' }
  write('keys.json', JSON.stringify({ keys: [key] }))
  const account = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const privateKey = account.privateKey.export({ type: 'pkcs8', format: 'pem' })
  const email = `trial@${PROJECT}.iam.gserviceaccount.com`
  const service = { type: 'service_account', project_id: PROJECT, private_key: privateKey, client_email: email }
  write('firebase_account.json', JSON.stringify(service))
  const names = GOOGLE.map((name) => `DNS:${name}`).join(',')
  const subject = ['-subj', '/CN=trial', '-addext', `subjectAltName=${names}`, '-days', '2']
  const files = ['-keyout', join(directory, 'key.pem'), '-out', join(directory, 'certificate.pem')]
  run('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-noenc', ...subject, ...files])

  const tokenOf = (person: string) =>
    new SignJWT({ email: person, email_verified: true, auth_time: seconds() })
      .setProtectedHeader({ alg: 'RS256', typ: 'JWT', kid: KEY_ID })
      .setIssuer(`https://securetoken.google.com/${PROJECT}`)
      .setAudience(PROJECT)
      .setSubject(Buffer.from(person).toString('hex'))
      .setIssuedAt()
      .setExpirationTime('1h')
      .sign(identities.privateKey)
  return { tokenOf }
}
