import { setTimeout as pause } from 'node:timers/promises'
import { docker, succeeds } from './engine.ts'

/** A task of a service: one container, or one that there was or will be. */
export interface Task {
  state: string
  error: string
  node: string
  image: string
}

/** Milliseconds between two looks at the engine. */
const POLL_MS = 500

/**
 * Polls until `ask` answers with something.
 * @throws Error after so many seconds
 */
export async function within<T>(
  seconds: number,
  what: string,
  ask: () => T | undefined | false | Promise<T | undefined | false>,
) {
  for (const end = Date.now() + seconds * 1_000; ; await pause(POLL_MS)) {
    const answer = await ask()
    if (answer !== undefined && answer !== false) return answer
    if (Date.now() > end) throw new Error(`${what}: not within ${seconds} seconds.`)
  }
}

const linesOf = (text: string) => text.split('\n').filter(Boolean)

/** A stack on a swarm, made from compose files. */
export function aStack(name: string, environment: NodeJS.ProcessEnv) {
  const full = (service: string) => `${name}_${service}`

  /** The tasks of a service that should run, newest first. */
  const tasksOf = (service: string): Task[] =>
    linesOf(
      docker([
        'service',
        'ps',
        full(service),
        '--no-trunc',
        '--filter=desired-state=running',
        '--format={{.CurrentState}}|{{.Error}}|{{.Node}}|{{.Image}}',
      ]),
    ).map((line) => {
      const [state = '', error = '', node = '', image = ''] = line.split('|')
      return { state: state.split(' ')[0] ?? '', error, node, image }
    })

  /** The running containers of a service on this engine. */
  const containersOf = (service: string) =>
    linesOf(docker(['ps', '--quiet', '--no-trunc', `--filter=label=com.docker.swarm.service.name=${full(service)}`]))

  return {
    name,
    tasksOf,
    containersOf,
    full,
    /** Creates or changes it by these files. */
    deploy: (files: readonly string[], changes: NodeJS.ProcessEnv = {}) =>
      void docker(
        ['stack', 'deploy', '--resolve-image=never', '--detach=true', ...files.flatMap((file) => ['-c', file]), name],
        { env: { ...environment, ...changes } },
      ),
    /** Resolves when every task of a service runs; a container with a health check is then healthy. */
    untilRunning: (service: string, seconds = 300) =>
      within(seconds, `${service} runs`, () => {
        const tasks = tasksOf(service)
        return tasks.length > 0 && tasks.every(({ state }) => state === 'Running') && tasks
      }).catch(({ message }: Error) => {
        const last = docker(['service', 'logs', '--raw', '--tail=3', full(service)], { timeout: 10_000 })
        throw new Error(`${message} ${last}`)
      }),
    /** The state of the last update of a service, such as `completed` or `rollback_completed`. */
    updateState: (service: string) =>
      docker(['service', 'inspect', full(service), '--format={{if .UpdateStatus}}{{.UpdateStatus.State}}{{end}}']),
    /** Runs a command in a container of a service. */
    exec: (service: string, ...command: readonly string[]) =>
      docker(['exec', containersOf(service)[0] ?? '', ...command]),
    /** The logs of the containers of a service. */
    logsOf: (service: string) => containersOf(service).map((id) => docker(['logs', id])),
    /** Removes it with its volumes. Resolves when its containers are gone. */
    async remove() {
      succeeds(['stack', 'rm', name])
      const label = `label=com.docker.stack.namespace=${name}`
      await within(120, 'The stack is removed', () => {
        const left = [docker(['ps', '-aq', `--filter=${label}`]), docker(['network', 'ls', '-q', `--filter=${label}`])]
        return left.join('') === ''
      })
      const volumes = linesOf(docker(['volume', 'ls', '--quiet', `--filter=${label}`]))
      if (volumes.length > 0) docker(['volume', 'rm', ...volumes])
    },
  }
}
export type Stack = ReturnType<typeof aStack>
