import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { ROOT } from './packages.ts'

/** A health check in the form of compose files, such as `{ test: ['CMD', 'true'], interval: '10s' }`. */
export interface Healthcheck {
  test: readonly string[]
  interval: string
  timeout: string
  retries?: number
  start_period?: string
}
/** A folder in memory; `size` in bytes. */
export interface Tmpfs {
  type: 'tmpfs'
  target: string
  tmpfs?: { size: number }
}
export interface Service {
  image: string
  build?: { target: string }
  environment?: Record<string, string | number>
  user?: string
  read_only?: boolean
  cap_drop?: string[]
  cap_add?: string[]
  security_opt?: string[]
  restart?: string
  secrets?: string[]
  networks?: string[]
  ports?: { target: number; published: number }[]
  volumes?: (string | Tmpfs)[]
  stop_grace_period?: string
  healthcheck?: Healthcheck
  deploy?: {
    replicas?: number
    update_config?: { order: string; monitor: string }
    resources?: { limits?: { cpus: string; memory: string } }
  }
}
export interface Compose {
  services: Record<string, Service>
  secrets?: Record<string, object>
  networks?: Record<string, { internal?: boolean }>
  volumes?: Record<string, object>
}

/** The text of a file of the workspace. */
export const textOf = (file: string) => readFileSync(join(ROOT, file), 'utf8')

/** Parses the text of a compose file, and merges its anchors. */
export const parseCompose = (text: string): Compose => parse(text, { merge: true })

/** The stages of the Dockerfile by their names. */
export const stages: ReadonlyMap<string | undefined, string> = new Map(
  textOf('Dockerfile')
    .split(/^(?=FROM )/m)
    .map((stage) => [/^FROM .* AS (\w+)$/m.exec(stage)?.[1], stage]),
)

/** The health check of a service: its own, or that of its image. */
export function healthcheckOf({ healthcheck, build }: Service): Healthcheck | undefined {
  const [, options, command] = /^HEALTHCHECK (.*) CMD (.*)$/m.exec(stages.get(build?.target) ?? '') ?? []
  if (healthcheck || !options || !command) return healthcheck
  const [interval = '30s', timeout = '30s', start_period = '0s'] = ['interval', 'timeout', 'start-period'].map(
    (name) => new RegExp(`--${name}=(\\S+)`).exec(options)?.[1],
  )
  return { test: ['CMD', ...JSON.parse(command)], interval, timeout, start_period }
}
