import type { IProbe } from 'kubernetes-models/v1/Probe'
import { healthcheckOf, type Service } from '../compose.ts'

/** A duration of a compose file, such as `30s` or `5m`, in seconds. */
export function seconds(duration: string) {
  return Number.parseInt(duration) * (duration.endsWith('m') ? 60 : 1)
}

/**
 * The probes of a container, from its health check. A request takes the place of a program that only makes it.
 *
 * The API is ready as soon as it answers `/health`: without its database it still answers public reads from memory, and
 * `/ready` would take every replica from the gateway.
 */
export function probesOf(service: Service) {
  const check = healthcheckOf(service)
  if (!check) return {}
  const [kind, ...command] = check.test.map((part) => part.replaceAll('$$', '$'))
  const [, port, path] = /http:\/\/127\.0\.0\.1:(\d+)(\S+)/.exec(command.join(' ')) ?? []
  const exec = { command: kind === 'CMD-SHELL' ? ['sh', '-c', ...command] : command }
  const { retries = 3 } = check
  const periodSeconds = seconds(check.interval)
  const probe: IProbe = {
    ...(port && path ? { httpGet: { port: Number(port), path } } : { exec }),
    periodSeconds,
    timeoutSeconds: seconds(check.timeout),
    failureThreshold: retries,
  }
  const start = Math.ceil(seconds(check.start_period ?? '0s') / periodSeconds)
  return {
    ...(start > 0 && { startupProbe: { ...probe, failureThreshold: start + retries } }),
    livenessProbe: probe,
    readinessProbe: probe,
  }
}
