import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { createCall } from '@energy/client/call'
import { setGlobalDispatcher } from 'undici'
import { ROOT } from '../packages.ts'
import { BUILT, IMAGES } from './images.ts'
import { makeSecrets, PROJECT } from './secrets.ts'
import { aStack, within } from './stack.ts'
import { addressesOf, visitors } from './visitors.ts'

export const SITE = 'energy.test'
const ADMIN = 'admin@energy.test'

/** The compose files of a trial. They are copied, so that its secrets are not beside those of an operator. */
const FILES = [
  'docker-compose.yml',
  'docker-compose.apart.yml',
  'tools/deploy/trial/docker-compose.trial.yml',
  'tools/deploy/trial/docker-compose.monitoring.yml',
]
/** Files that the last one names. */
const MONITORING = ['tools/deploy/monitoring/prometheus.yml', 'tools/deploy/monitoring/alerts.yml']

/** Where the gateway's own authority stores its certificate. */
const AUTHORITY = '/data/caddy/pki/authorities/local/root.crt'

/** The services whose containers stay: all but the migrations, which end. */
export const SERVICES = ['postgres', ...BUILT.filter((name) => name !== 'migrate'), 'outside']

/**
 * A stack of its own with everything that a deployment sets.
 * @param gateway the address at which visitors find the gateway
 */
export function aTrial(gateway = '127.0.0.1') {
  const directory = mkdtempSync(join(tmpdir(), 'containers-'))
  const paths = FILES.map((file) => join(directory, basename(file)))
  for (const file of [...FILES, ...MONITORING]) copyFileSync(join(ROOT, file), join(directory, basename(file)))
  const [main = '', apart = '', trial = '', monitoring = ''] = paths
  const { tokenOf } = makeSecrets(join(directory, 'secrets'))
  const stack = aStack(IMAGES, {
    SITE_HOST: SITE,
    DASHBOARD_HOST: `staff.${SITE}`,
    API_HOST: `api.${SITE}`,
    FIREBASE_PROJECT_ID: PROJECT,
    FIREBASE_API_KEY: 'trial',
    FIREBASE_AUTH_DOMAIN: `${PROJECT}.firebaseapp.com`,
    MAIL_FROM: `Trial <hello@${SITE}>`,
    ADMIN_EMAILS: ADMIN,
    GATEWAY_OPTIONS: 'local_certs',
    IMAGES,
    VERSION: '1',
  })
  return {
    stack,
    /** The compose files by what they are for. */
    files: { one: [main, trial, monitoring], apart: [main, apart, trial], nodes: [main, trial] },
    directory,
    /** From now on `fetch` reaches the gateway under every name, and trusts its authority. */
    async openDoor({ from, requests }: { from?: string; requests?: number } = {}) {
      const ca = await within(60, 'The authority of the gateway', () => {
        try {
          return stack.exec('gateway', 'cat', AUTHORITY)
        } catch {
          return false
        }
      })
      setGlobalDispatcher(
        visitors({ gateway, ca, ...(from && { from: addressesOf(from) }), ...(requests && { requests }) }),
      )
      return ca
    },
    /** Calls the API as an admin. @param change changes the token */
    callAsAdmin: async (change = (token: string) => token) => {
      const token = change(await tokenOf(ADMIN))
      return { call: createCall(`https://${SITE}/api`, async () => token), email: ADMIN }
    },
    forget: () => rmSync(directory, { recursive: true, force: true }),
  }
}
export type Trial = ReturnType<typeof aTrial>
