import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, openSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { run, runQuietly, succeeds } from './engine.ts'
import { VISITORS } from './measured/addresses.ts'
import { within } from './stack.ts'

const BRIDGE = 'energy-nodes'
const SUBNET = '10.98.0'
/** The rule by which the nodes reach each other. */
const PASS = ['FORWARD', '--in-interface', BRIDGE, '--out-interface', BRIDGE, '--jump', 'ACCEPT']
const CONTROLLER = '/sys/fs/cgroup/pids'

/** A node: an engine in a network of its own, whose containers are in a control group of its own. */
export interface Node {
  name: string
  address: string
  /** `DOCKER_HOST` of its engine. */
  host: string
  /** Ends all its processes at once, as a power cut does. */
  kill: () => Promise<void>
}

/** The processes of a control group and of those below it. */
function processesOf(group: string): number[] {
  try {
    const own = readFileSync(join(group, 'cgroup.procs'), 'utf8').split('\n').filter(Boolean).map(Number)
    const below = readdirSync(group, { withFileTypes: true }).filter((entry) => entry.isDirectory())
    return [...own, ...below.flatMap(({ name }) => processesOf(join(group, name)))]
  } catch {
    return []
  }
}

function kill(pid: number) {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It has ended meanwhile.
  }
}

const nameOf = (number: number) => `energy-node-${number}`
/** The end of a node's cable at the bridge. */
const portOf = (number: number) => `energy-port-${number}`

/** Connects a network namespace with the bridge. */
function makeNetwork(name: string, address: string, port: string) {
  run('ip', ['netns', 'add', name])
  run('ip', ['link', 'add', port, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', name])
  run('ip', ['link', 'set', port, 'master', BRIDGE, 'up'])
  const inside = ['-n', name]
  run('ip', [...inside, 'addr', 'add', `${address}/24`, 'dev', 'eth0'])
  for (const device of ['lo', 'eth0']) run('ip', [...inside, 'link', 'set', device, 'up'])
  // No other route: the engine asks for each image at a registry first, and must fail at once.
  run('ip', [...inside, 'route', 'add', VISITORS, 'via', `${SUBNET}.1`])
}

async function startNode(number: number, folder: string): Promise<Node & { remove: () => Promise<void> }> {
  const name = nameOf(number)
  const address = `${SUBNET}.${10 + number}`
  const directory = join(folder, name)
  mkdirSync(directory)
  makeNetwork(name, address, portOf(number))
  const host = `unix://${directory}/socket`
  const options = [
    `--data-root=${directory}/data`,
    `--exec-root=${directory}/exec`,
    `--pidfile=${directory}/pid`,
    `--cgroup-parent=/${name}`,
    `--host=${host}`,
  ]
  // `ip netns exec` would hide the control groups.
  const command = ['--net=/run/netns/' + name, 'unshare', '--uts', 'sh', '-c', `hostname ${name} && exec dockerd "$@"`]
  const log = openSync(join(directory, 'log'), 'w')
  spawn('nsenter', [...command, 'dockerd', ...options], { stdio: ['ignore', log, log] })
  await within(60, `${name} answers`, () => succeeds(['--host', host, 'info'], { timeout: 5_000 }))
  const killAll = () =>
    within(30, `The processes of ${name} end`, () => {
      // The engine with the parents of its containers, and the containers.
      const own = run('ip', ['netns', 'pids', name]).split('\n').filter(Boolean).map(Number)
      const left = [...own, ...processesOf(join(CONTROLLER, name))]
      for (const pid of left) kill(pid)
      return left.length === 0
    }).then(() => undefined)
  return { name, address, host, kill: killAll, remove: killAll }
}

/** Starts engines, each in a network namespace of its own; needs the rights of root. */
export async function startNodes(count: number) {
  const folder = mkdtempSync(join(tmpdir(), 'nodes-'))
  run('ip', ['link', 'add', BRIDGE, 'type', 'bridge'])
  run('ip', ['addr', 'add', `${SUBNET}.1/24`, 'dev', BRIDGE])
  run('ip', ['link', 'set', BRIDGE, 'up'])
  // An engine on the machine itself lets nothing pass between other networks.
  run('iptables', ['--insert', ...PASS])
  const nodes: Awaited<ReturnType<typeof startNode>>[] = []
  const remove = async () => {
    for (const node of nodes) await node.remove()
    for (let number = 1; number <= count; number++) {
      runQuietly('ip', 'link', 'del', portOf(number))
      runQuietly('ip', 'netns', 'del', nameOf(number))
      const groups = ['-type', 'd', '-path', `*/${nameOf(number)}*`]
      runQuietly('find', '/sys/fs/cgroup', '-depth', ...groups, '-exec', 'rmdir', '{}', ';')
    }
    runQuietly('iptables', '--delete', ...PASS)
    runQuietly('ip', 'link', 'del', BRIDGE)
    // What the engines have mounted there goes first.
    for (const line of readFileSync('/proc/self/mounts', 'utf8').split('\n').toReversed()) {
      const [, path = ''] = line.split(' ')
      if (path.startsWith(folder)) runQuietly('umount', '--lazy', path)
    }
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    for (let number = 1; number <= count; number++) nodes.push(await startNode(number, folder))
    return { nodes, remove }
  } catch (error) {
    await remove()
    throw error
  }
}
