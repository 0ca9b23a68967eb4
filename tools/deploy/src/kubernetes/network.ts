import type { Compose } from '../compose.ts'
import { nameLabel, networkLabel } from './pod.ts'

const policy = (name: string, spec: object) => ({
  apiVersion: 'networking.k8s.io/v1',
  kind: 'NetworkPolicy',
  metadata: { name },
  spec,
})

/** What may reach what: the networks of docker-compose.yml, the ports that it publishes, and the cluster's DNS. */
export function networkPolicies({ networks = {}, services }: Compose) {
  const dns = { namespaceSelector: { matchLabels: { 'kubernetes.io/metadata.name': 'kube-system' } } }
  const ports = ['UDP', 'TCP'].map((protocol) => ({ protocol, port: 53 }))
  return [
    policy('nothing-but-dns', {
      podSelector: {},
      policyTypes: ['Ingress', 'Egress'],
      egress: [{ to: [dns], ports }],
    }),
    ...Object.entries(networks).map(([name, network]) => {
      const podSelector = { matchLabels: { [networkLabel(name)]: 'true' } }
      return policy(`network-${name}`, {
        podSelector,
        policyTypes: ['Ingress', 'Egress'],
        ingress: [{ from: [{ podSelector }] }],
        egress: [network?.internal ? { to: [{ podSelector }] } : {}],
      })
    }),
    ...Object.entries(services).flatMap(([name, { ports: published = [] }]) =>
      published.length > 0
        ? policy(`public-${name}`, {
            podSelector: { matchLabels: nameLabel(name) },
            policyTypes: ['Ingress'],
            ingress: [{ ports: published.map(({ target }) => ({ protocol: 'TCP', port: target })) }],
          })
        : [],
    ),
  ]
}
