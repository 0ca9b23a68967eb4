import { checkFromInside, checkRestrictions } from './checks.ts'
import { openPages } from './first-page.ts'
import { seeMetrics } from './metrics.ts'
import { GATEWAY, takeAddresses } from './measured/addresses.ts'
import { aSmallDisk } from './measured/disk.ts'
import { measure } from './measured/measure.ts'
import type { Protocol } from './steps.ts'
import { joinSwarm } from './swarm.ts'
import { SERVICES, aTrial } from './trial.ts'

/**
 * Deploys the stack on the engine that answers, opens it, checks its containers, and removes it.
 * @param options `measured`: what is also measured; none means everything
 */
export async function tryOneNode(
  protocol: Protocol,
  { measured, isKept }: { measured: readonly string[] | undefined; isKept: boolean },
) {
  const { step } = protocol
  const undo: (() => unknown)[] = []
  const swarm = joinSwarm()
  undo.push(() => swarm.leave())
  const trial = aTrial(measured ? GATEWAY : '127.0.0.1')
  undo.push(() => trial.forget())
  const { stack } = trial
  if (measured) {
    undo.push(takeAddresses())
    const disk = aSmallDisk(trial.directory)
    undo.push(() => disk.remove())
    for (const files of Object.values(trial.files)) files.push(disk.file)
  }
  undo.push(() => step('removed', () => stack.remove()))
  try {
    await step('docker stack deploy', () => stack.deploy(trial.files.one))
    for (const service of SERVICES)
      if (!(await step(`${service} is healthy`, async () => void (await stack.untilRunning(service))))) return
    await step('the first pages', () => openPages(trial))
    const ours = SERVICES.filter((name) => name !== 'outside')
    await step('restricted as written', () => checkRestrictions(stack, ours))
    await step('read-only, and no capability, seen from inside', () =>
      checkFromInside(stack, ['api', 'web', 'postgres']),
    )
    await step('Prometheus measures every replica', () => seeMetrics(stack))
    if (measured) await measure(protocol, trial, measured)
  } finally {
    if (!isKept) for (const each of undo.toReversed()) await each()
  }
}
