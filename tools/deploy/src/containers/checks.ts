import { docker } from './engine.ts'
import type { Stack } from './stack.ts'

/** The parts of `docker inspect` that are checked. */
interface Inspected {
  Config: { User: string; Env: readonly string[] }
  HostConfig: {
    ReadonlyRootfs: boolean
    CapDrop: readonly string[] | null
    CapAdd: readonly string[] | null
    Memory: number
    NanoCpus: number
    Init: boolean | null
    Privileged: boolean
  }
  State: { Health?: { Status: string } }
}

/** The capabilities that a service may add. */
const ADDED: Readonly<Record<string, readonly string[]>> = { gateway: ['CAP_NET_BIND_SERVICE'] }
const PASSWORD = /postgresql:\/\/[^@\s]+:[^@\s]+@|PRIVATE KEY/

function problemsOf(service: string, { Config, HostConfig, State }: Inspected) {
  const { ReadonlyRootfs, CapDrop, CapAdd, Memory, NanoCpus, Init, Privileged } = HostConfig
  const rules: Readonly<Record<string, boolean>> = {
    'its file system is not read-only': ReadonlyRootfs,
    'it keeps capabilities': CapDrop?.join() === 'ALL' && !Privileged,
    'it adds capabilities': (CapAdd ?? []).join() === (ADDED[service] ?? []).join(),
    'its memory is not limited': Memory > 0 && NanoCpus > 0,
    'it has no init': Init === true,
    'it runs as root': Config.User !== '' && !/^(root|0)\b/.test(Config.User),
    'a secret is in its environment': !Config.Env.some((line) => PASSWORD.test(line)),
    'it is not healthy': State.Health?.Status === 'healthy',
  }
  return Object.entries(rules).flatMap(([problem, holds]) => (holds ? [] : `${service}: ${problem}`))
}

/**
 * Checks that the containers of these services are restricted as docker-compose.yml says.
 * @throws Error that names each one that is not
 */
export function checkRestrictions(stack: Stack, services: readonly string[]) {
  const problems: string[] = []
  let checked = 0
  for (const service of services)
    for (const id of stack.containersOf(service)) {
      const [inspected]: Inspected[] = JSON.parse(docker(['inspect', id]))
      if (inspected) problems.push(...problemsOf(service, inspected))
      checked++
    }
  if (problems.length > 0 || checked < services.length)
    throw new Error(problems.join('; ') || 'A container is missing.')
  return `${checked} containers`
}

/** Checks in a container that nothing but its volumes and `/tmp` can be written, and that it has no capability left. */
export function checkFromInside(stack: Stack, services: readonly string[]) {
  for (const service of services) {
    const script = 'touch /tmp/x && ! touch /x /etc/x 2>/dev/null && grep CapEff /proc/self/status'
    const line = stack.exec(service, 'sh', '-c', script)
    if (!/^CapEff:\s+0+$/.test(line)) throw new Error(`${service}: ${line}`)
  }
  return services.join(', ')
}
