import type { Service } from '../compose.ts'
import { CLAIMS, CPU_PERCENT, MOST_REPLICAS } from './choices.ts'
import { claimsOf, labelsOf, nameLabel, podOf, portsOf } from './pod.ts'
import { seconds } from './probes.ts'

/** The controller of a service's pods: a Job if it runs once, a StatefulSet if it has data, else a Deployment. */
function controllerOf(name: string, service: Service) {
  const { replicas = 1, update_config: update } = service.deploy ?? {}
  const metadata = { name }
  const template = { metadata: { labels: labelsOf(name, service) }, spec: podOf(name, service) }
  if (service.restart === 'on-failure')
    return {
      apiVersion: 'batch/v1',
      kind: 'Job',
      metadata,
      spec: { template: { ...template, spec: { ...template.spec, restartPolicy: 'OnFailure' } } },
    }
  const selector = { matchLabels: nameLabel(name) }
  const claims = claimsOf(service).map((claim) => ({
    metadata: { name: claim },
    spec: { accessModes: ['ReadWriteOnce'], resources: { requests: { storage: CLAIMS[claim] } } },
  }))
  if (claims.length > 0)
    return {
      apiVersion: 'apps/v1',
      kind: 'StatefulSet',
      metadata,
      spec: { replicas, serviceName: name, selector, template, volumeClaimTemplates: claims },
    }
  const startsFirst = update?.order === 'start-first'
  return {
    apiVersion: 'apps/v1',
    kind: 'Deployment',
    metadata,
    spec: {
      // Where the number of replicas follows the load, applying the file again must not reset it.
      ...(!MOST_REPLICAS[name] && { replicas }),
      minReadySeconds: seconds(update?.monitor ?? '0s'),
      strategy: {
        type: 'RollingUpdate',
        rollingUpdate: { maxSurge: startsFirst ? 1 : 0, maxUnavailable: startsFirst ? 0 : 1 },
      },
      selector,
      template,
    },
  }
}

const autoscalerOf = (name: string, minReplicas: number, maxReplicas: number) => ({
  apiVersion: 'autoscaling/v2',
  kind: 'HorizontalPodAutoscaler',
  metadata: { name },
  spec: {
    scaleTargetRef: { apiVersion: 'apps/v1', kind: 'Deployment', name },
    minReplicas,
    maxReplicas,
    metrics: [
      {
        type: 'Resource',
        resource: { name: 'cpu', target: { type: 'Utilization', averageUtilization: CPU_PERCENT } },
      },
    ],
  },
})

const budgetOf = (name: string) => ({
  apiVersion: 'policy/v1',
  kind: 'PodDisruptionBudget',
  metadata: { name },
  spec: { maxUnavailable: 1, unhealthyPodEvictionPolicy: 'AlwaysAllow', selector: { matchLabels: nameLabel(name) } },
})

/** All that a service needs in the cluster. */
export function workloadOf(name: string, service: Service) {
  const { replicas = 1 } = service.deploy ?? {}
  const most = MOST_REPLICAS[name]
  const ports = portsOf(name, service).map((each) => ({ ...each, targetPort: each.name }))
  const [published, internal] = [true, false].map((isPublic) =>
    ports.filter((each) => each.name.startsWith('public-') === isPublic),
  )
  const aService = (metadata: object, spec: object) => ({
    apiVersion: 'v1',
    kind: 'Service',
    metadata,
    spec: { ...spec, selector: nameLabel(name) },
  })
  return [
    controllerOf(name, service),
    // Without an address of its own, its name has the address of each replica, as `endpoint_mode: dnsrr` has it.
    ...(internal?.length ? [aService({ name }, { clusterIP: 'None', ports: internal })] : []),
    // `Local`: the gateway sees the address of each client.
    ...(published?.length
      ? [aService({ name: 'public' }, { type: 'LoadBalancer', externalTrafficPolicy: 'Local', ports: published })]
      : []),
    ...(replicas > 1 ? [budgetOf(name)] : []),
    ...(most ? [autoscalerOf(name, replicas, most)] : []),
  ]
}
