import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parse } from 'yaml'

const root = resolve(import.meta.dirname, '../../../..')

export interface Service {
  image: string
  build?: { target: string }
  environment?: Record<string, string | number>
  user?: string
  read_only?: boolean
  cap_drop?: string[]
  security_opt?: string[]
  restart?: string
  secrets?: string[]
  networks?: string[]
  healthcheck?: object
  deploy?: { resources?: { limits?: { cpus?: string; memory?: string } } }
}
export interface Compose {
  services: Record<string, Service>
  secrets?: Record<string, object>
  networks?: Record<string, object>
}

/** What whoever deploys must say. */
const SETTINGS: Readonly<Record<string, string>> = {
  SITE_HOST: 'energy.example',
  DASHBOARD_HOST: 'staff.energy.example',
  API_HOST: 'api.energy.example',
  FIREBASE_PROJECT_ID: 'energy',
  FIREBASE_API_KEY: 'key',
  FIREBASE_AUTH_DOMAIN: 'energy.example.com',
  MAIL_FROM: 'Millrace Energy <hello@energy.example>',
}

export const textOf = (file: string) => readFileSync(resolve(root, file), 'utf8')

/** A compose file as Docker reads it: variables put in, anchors merged. */
export function composeOf(file: string): Compose {
  const text = textOf(file).replaceAll(/\$\{(\w+)(?::([-?])([^}]*))?\}/g, (_, name: string, kind = '', word = '') => {
    const value = SETTINGS[name] ?? (kind === '-' ? word : undefined)
    if (value === undefined) throw new Error(`${file} asks for ${name}, which nobody says.`)
    return value
  })
  return parse(text, { merge: true })
}

/** What a container of docker-compose.yml is told. */
export function environmentOf(service: string): Record<string, string> {
  const { environment = {} } = composeOf('docker-compose.yml').services[service] ?? {}
  return Object.fromEntries(Object.entries(environment).map(([name, value]) => [name, String(value)]))
}
