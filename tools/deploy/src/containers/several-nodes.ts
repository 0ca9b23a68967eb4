import { chapterOf, writeChapter } from '@energy/bench/report'
import { baseImages } from './base-images.ts'
import { docker, run } from './engine.ts'
import { openPages } from './first-page.ts'
import { BUILT, IMAGES } from './images.ts'
import { PREFIX, REQUESTS, takeAddresses } from './measured/addresses.ts'
import { failedFor, underLoad, type Row } from './measured/load.ts'
import { reportOf } from './measured/report.ts'
import { startNodes, type Node } from './nodes.ts'
import { within } from './stack.ts'
import type { Protocol } from './steps.ts'
import { label } from './swarm.ts'
import { SERVICES, aTrial } from './trial.ts'

/** Gives an engine the images of another one, as a registry would. */
function copyImages(to: string) {
  const pulled = baseImages().filter((image) => image.startsWith('postgres:'))
  const images = [...pulled, ...BUILT.map((name) => `${IMAGES}/${name}:1`), `${IMAGES}/outside`]
  run('sh', ['-c', `docker save ${images.join(' ')} | docker --host ${to} load --quiet`])
}

/** Runs a command of a node about its swarm. */
const swarm = ({ host, address }: Node, command: 'init' | 'join', ...args: readonly string[]) =>
  docker(['--host', host, 'swarm', command, `--advertise-addr=${address}`, ...args])

/** Makes one swarm of the nodes, all of which are managers. The first has database and gateway. */
function makeSwarm(nodes: readonly Node[]) {
  const [first] = nodes
  if (!first) return
  swarm(first, 'init')
  const token = docker(['--host', first.host, 'swarm', 'join-token', '--quiet', 'manager'])
  for (const node of nodes.slice(1)) swarm(node, 'join', `--token=${token}`, `${first.address}:2377`)
}

/** Kills the node that runs most of the replicas, and says when all of them run elsewhere. */
async function killNode(trial: ReturnType<typeof aTrial>, nodes: readonly Node[]) {
  const { stack } = trial
  const placed = () => SERVICES.flatMap((name) => stack.tasksOf(name).map(({ node }) => node))
  const countOn = ({ name }: Node) => placed().filter((node) => node === name).length
  const victim = nodes.slice(1).toSorted((one, other) => countOn(other) - countOn(one))[0]
  if (!victim) throw new Error('There is no other node.')
  const moved = countOn(victim)
  const row = await underLoad(trial, 'kill of a node', async () => {
    const start = performance.now()
    await victim.kill()
    await within(180, 'The tasks of the node are elsewhere', () => !placed().includes(victim.name))
    for (const service of SERVICES) await stack.untilRunning(service)
    return `its ${moved} containers run on the others after ${((performance.now() - start) / 1_000).toFixed(0)} s`
  })
  return row
}

/** Deploys the stack on several nodes, opens it, and kills one of them under load. */
export async function trySeveralNodes({ step, steps }: Protocol, count: number) {
  const rows: Row[] = []
  const placed: string[] = []
  const giveBack = takeAddresses()
  const { nodes, remove } = await startNodes(count)
  const before = process.env['DOCKER_HOST']
  try {
    for (const node of nodes) await step(`images of ${node.name}`, () => copyImages(node.host))
    const [first] = nodes
    if (!first) throw new Error('A swarm needs a node.')
    const isSwarm = await step('one swarm of all nodes', () => makeSwarm(nodes))
    if (!isSwarm) return
    process.env['DOCKER_HOST'] = first.host
    label(first.name)
    const trial = aTrial(first.address)
    await step('docker stack deploy', () => trial.stack.deploy(trial.files.nodes))
    for (const service of SERVICES)
      await step(`${service} is healthy`, async () => {
        const tasks = await trial.stack.untilRunning(service)
        const on = tasks.map(({ node }) => node).join(' and ')
        placed.push(`${service} on ${on}`)
        return on
      })
    await step('the first pages', () => openPages(trial))
    await step('kill of a node', async () => {
      await trial.openDoor({ from: PREFIX, requests: REQUESTS })
      const row = await killNode(trial, nodes)
      rows.push(row)
      const { load, seen } = row
      const failed = `${load.failures.length} of ${load.requests} requests failed`
      if (load.lost > 0 || load.duplicated > 0) throw new Error(`${load.lost} writes lost, ${load.duplicated} twice`)
      return `${seen}; ${failed} within ${failedFor(load).toFixed(0)} s, ${load.lost} of ${load.acknowledged} writes lost`
    })
    const report = reportOf(`Containers on ${count} nodes`, rows, steps, [placed.join(', ')])
    writeChapter(chapterOf(`containers -- --dind ${count}`, report))
    trial.forget()
  } finally {
    if (before === undefined) delete process.env['DOCKER_HOST']
    else process.env['DOCKER_HOST'] = before
    await remove()
    giveBack()
  }
}
