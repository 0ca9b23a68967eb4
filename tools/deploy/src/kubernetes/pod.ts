import type { IPodSpec } from 'kubernetes-models/v1/PodSpec'
import type { Service, Tmpfs } from '../compose.ts'
import { CLAIMS, DRAIN_MS, PORTS, USER, USERS } from './choices.ts'
import { probesOf, seconds } from './probes.ts'
import { environmentOf, withDefaults } from './settings.ts'

/** `512M` of a compose file is `512Mi` here. */
const bytes = (size: string) => size.toUpperCase().replace(/$/, 'i')

/** A folder in memory. */
const inMemory = ({ target: mountPath, tmpfs }: Tmpfs) => ({
  name: mountPath.slice(1).replaceAll('/', '-'),
  mountPath,
  source: { emptyDir: { medium: 'Memory' as const, ...(tmpfs && { sizeLimit: `${tmpfs.size / 2 ** 20}Mi` }) } },
})

/** The folders of a container that are not of its image. One without a source is a claim. */
function mountsOf({ volumes = [], secrets = [] }: Service) {
  // Pictures are in a bucket. The backup copies pictures from a folder, which is empty here.
  const named = volumes.flatMap((volume) =>
    typeof volume === 'string' && volume !== 'media:/media' ? [volume.split(':')] : [],
  )
  const items = secrets.map((key) => ({ key, path: key }))
  return [
    ...volumes.flatMap((volume) => (typeof volume === 'string' ? [] : inMemory(volume))),
    ...named.map(([name = '', mountPath = '']) => ({
      name,
      mountPath,
      source: name in CLAIMS ? undefined : { emptyDir: {} },
    })),
    ...(secrets.length > 0
      ? [{ name: 'secrets', mountPath: '/run/secrets', source: { secret: { secretName: 'secrets', items } } }]
      : []),
  ]
}

/** The ports of a container. */
export function portsOf(name: string, { environment = {}, ports = [] }: Service) {
  const { METRICS_PORT: metrics } = environment
  return [
    ...(PORTS[name] ? [{ name: 'service', port: PORTS[name] }] : []),
    ...(metrics ? [{ name: 'metrics', port: Number(metrics) }] : []),
    ...ports.map(({ target }) => ({ name: `public-${target}`, port: target })),
  ]
}

/** The claims of a service: its volumes that persist. */
export const claimsOf = (service: Service) => mountsOf(service).flatMap(({ name, source }) => (source ? [] : name))

/** The labels of a pod. Those of networks are for the network policies. */
export const labelsOf = (name: string, { networks = [] }: Service) => ({
  ...nameLabel(name),
  ...Object.fromEntries(networks.map((network) => [networkLabel(network), 'true'])),
})
/** The label that selects the pods of a service. */
export const nameLabel = (name: string) => ({ 'app.kubernetes.io/name': name })
/** The name of the label of the pods in a network of the compose file. */
export const networkLabel = (network: string) => `network-${network}`

/** The pod of a service: one container, with the same rights and limits as in docker-compose.yml. */
export function podOf(name: string, service: Service): IPodSpec {
  const { image, cap_add, cap_drop = [], read_only = false, stop_grace_period = '30s', environment = {} } = service
  const { cpus: cpu = '1', memory = '512M' } = service.deploy?.resources?.limits ?? {}
  const user = USERS[name] ?? USER
  const mounts = mountsOf(service)
  const longerDrain = 'DRAIN_MS' in environment ? (DRAIN_MS - Number(environment['DRAIN_MS'])) / 1000 : 0
  return {
    automountServiceAccountToken: false,
    // Kubernetes would set API_PORT and ADMIN_PORT, which are settings.
    enableServiceLinks: false,
    // The first process of the pod is then not the program, as `init: true` has it.
    shareProcessNamespace: true,
    terminationGracePeriodSeconds: seconds(stop_grace_period) + longerDrain,
    securityContext: {
      runAsNonRoot: true,
      runAsUser: user,
      runAsGroup: user,
      fsGroup: user,
      fsGroupChangePolicy: 'OnRootMismatch',
      seccompProfile: { type: 'RuntimeDefault' },
      // With `allowPrivilegeEscalation: false` Caddy does not get the capability of its file, and may still use ports 80 and 443.
      ...(cap_add && { sysctls: [{ name: 'net.ipv4.ip_unprivileged_port_start', value: '0' }] }),
    },
    containers: [
      {
        name,
        image: withDefaults(image),
        env: environmentOf(service),
        ports: portsOf(name, service).map((each) => ({ name: each.name, containerPort: each.port })),
        ...probesOf(service),
        resources: { limits: { cpu, memory: bytes(memory) } },
        securityContext: {
          allowPrivilegeEscalation: false,
          readOnlyRootFilesystem: read_only,
          capabilities: { drop: cap_drop, ...(cap_add && { add: cap_add }) },
        },
        volumeMounts: mounts.map((mount) => ({ name: mount.name, mountPath: mount.mountPath })),
      },
    ],
    volumes: mounts.flatMap((mount) => (mount.source ? { name: mount.name, ...mount.source } : [])),
  }
}
