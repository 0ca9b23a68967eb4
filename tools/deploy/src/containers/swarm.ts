import { docker } from './engine.ts'

/** The labels that docker-compose.yml asks for. */
const LABELS = ['database', 'gateway']

/** Gives a node labels. */
export function label(node: string, labels: readonly string[] = LABELS) {
  for (const name of labels) docker(['node', 'update', '--label-add', `${name}=true`, node])
}

/**
 * Makes a swarm of this engine, if it is in none, and gives its node the labels.
 * @returns `leave` undoes that
 */
export function joinSwarm() {
  const state = docker(['info', '--format', '{{.Swarm.LocalNodeState}}'])
  const isNew = state !== 'active'
  if (isNew) docker(['swarm', 'init', '--advertise-addr', '127.0.0.1', '--listen-addr', '127.0.0.1'])
  const labels = docker(['node', 'inspect', 'self', '--format', '{{json .Spec.Labels}}'])
  const added = LABELS.filter((name) => !labels.includes(`"${name}":"true"`))
  label(nodeId(), added)
  return {
    leave() {
      if (isNew) docker(['swarm', 'leave', '--force'])
      else for (const name of added) docker(['node', 'update', '--label-rm', name, nodeId()])
    },
  }
}

const nodeId = () => docker(['info', '--format', '{{.Swarm.NodeID}}'])
