import { authPart } from './auth-part.ts'
import { postgresPart } from './postgres-part.ts'
import type { Session } from './session.ts'
import { PROJECT } from './settings.ts'

export interface IdentityPorts {
  auth: number
  hub: number
  logging: number
}

/** Who says who people are: the emulator, or a real Firebase project. */
export interface Identity {
  project: string
  /** `host:port` of the emulator; absent with a real project. */
  emulator?: string
  /** The variables that tell the apps of it. */
  env: Record<string, string>
}

/**
 * Brings up PostgreSQL, unless `DATABASE_URL` names a server. Resolves with the URL.
 * @param port undefined: that of a PostgreSQL that still runs, else a free one
 */
export async function startDatabase({ supervisor, directory }: Session, port: number | undefined) {
  const given = process.env['DATABASE_URL']
  if (given) return given
  let url = ''
  await supervisor.start(postgresPart(directory, port, (told) => (url = told)))
  return url
}

/** Who says who people are in this run: the emulator, unless `FIREBASE_PROJECT_ID` names a real project. */
export function identityFor({ auth }: IdentityPorts): Identity {
  const { FIREBASE_PROJECT_ID: given, FIREBASE_API_KEY = '', FIREBASE_AUTH_DOMAIN = '' } = process.env
  if (given && !given.startsWith('demo-'))
    return { project: given, env: { FIREBASE_PROJECT_ID: given, FIREBASE_API_KEY, FIREBASE_AUTH_DOMAIN } }

  const emulator = `127.0.0.1:${auth}`
  return {
    project: PROJECT,
    emulator,
    env: {
      FIREBASE_PROJECT_ID: PROJECT,
      FIREBASE_API_KEY: 'local',
      FIREBASE_AUTH_DOMAIN: 'localhost',
      FIREBASE_AUTH_EMULATOR_HOST: emulator,
    },
  }
}

/** Brings up the identity emulator where it is the one. */
export async function startIdentity({ supervisor, directory }: Session, ports: IdentityPorts, identity: Identity) {
  if (identity.emulator !== undefined) await supervisor.start(authPart(directory, identity.project, ports))
}
