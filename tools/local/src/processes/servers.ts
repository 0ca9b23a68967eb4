import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { answersAt } from '../answers.ts'
import type { ManagedProcess } from '../supervisor/managed-process.ts'
import { ROOT } from '../settings.ts'

const sourceFile = (file: string) => fileURLToPath(new URL(`../${file}`, import.meta.url))
const at = (port: number) => `http://127.0.0.1:${port}`

export type App = 'api' | 'web' | 'admin'

export interface Server {
  app: App
  /** Arguments of `node`, from the app's directory. */
  args: string[]
  port: number
  env: Record<string, string>
}

const NAMES = { api: 'API', web: 'Site', admin: 'Dashboard' }
const READY = { api: '/ready', web: '/', admin: '/dashboard/' }

/** One of the three apps as a managed process. */
export const serverProcess = ({ app, args, port, env }: Server): ManagedProcess => ({
  name: NAMES[app],
  args: () => args,
  cwd: join(ROOT, 'apps', app),
  env,
  ready: answersAt(at(port) + READY[app]),
})

/** `node --watch` behind a process that ends it when the supervisor is gone; the watcher itself can't detect that. */
export const watched = (...args: string[]) => [
  sourceFile('supervisor/watched.ts'),
  '--watch',
  '--watch-preserve-output',
  ...args,
]

export interface GatewayPorts {
  gateway: number
  api: number
  web: number
  /** Port of the dashboard's development server; without it, the built files are served. */
  admin?: number | undefined
  auth?: number | undefined
}

/** The gateway as a managed process. */
export const gatewayProcess = (ports: GatewayPorts, env: Record<string, string>): ManagedProcess => ({
  name: 'Gateway',
  args: () => [sourceFile('gateway/gateway-main.ts')],
  env: {
    ...env,
    PORT: String(ports.gateway),
    API_ORIGIN: at(ports.api),
    WEB_ORIGIN: at(ports.web),
    ...(ports.admin === undefined ? {} : { ADMIN_ORIGIN: at(ports.admin) }),
    ...(ports.auth === undefined ? {} : { AUTH_ORIGIN: at(ports.auth) }),
  },
  ready: answersAt(`${at(ports.gateway)}/`),
})
