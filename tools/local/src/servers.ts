import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { answersAt } from './answers.ts'
import type { Part } from './supervisor/part.ts'
import { ROOT } from './settings.ts'

const own = (file: string) => fileURLToPath(new URL(file, import.meta.url))
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

/** One of the three apps as a part. */
export const serverPart = ({ app, args, port, env }: Server): Part => ({
  name: NAMES[app],
  args: () => args,
  cwd: join(ROOT, 'apps', app),
  env,
  ready: answersAt(at(port) + READY[app]),
})

/** `node --watch` with a process between, which is told when the supervisor is gone; the watcher itself is not. */
export const watched = (...args: string[]) => [
  own('supervisor/watched.ts'),
  '--watch',
  '--watch-preserve-output',
  ...args,
]

export interface GatewayPorts {
  own: number
  api: number
  web: number
  /** Where the dashboard's development server is; without it the built files are served. */
  admin?: number | undefined
  auth?: number | undefined
}

/** The gateway as a part. */
export const gatewayPart = (ports: GatewayPorts, env: Record<string, string>): Part => ({
  name: 'Gateway',
  args: () => [own('gateway/gateway-main.ts')],
  env: {
    ...env,
    PORT: String(ports.own),
    API_ORIGIN: at(ports.api),
    WEB_ORIGIN: at(ports.web),
    ...(ports.admin === undefined ? {} : { ADMIN_ORIGIN: at(ports.admin) }),
    ...(ports.auth === undefined ? {} : { AUTH_ORIGIN: at(ports.auth) }),
  },
  ready: answersAt(`${at(ports.own)}/`),
})
