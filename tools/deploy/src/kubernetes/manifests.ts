import { stringify } from 'yaml'
import { parseCompose, textOf, type Compose, type Service } from '../compose.ts'
import { networkPolicies } from './network.ts'
import { defaultsOf } from './settings.ts'
import { workloadOf } from './workload.ts'

/** docker-compose.yml, with the pictures in a bucket. */
export function composeForCluster(): Compose {
  const compose = parseCompose(textOf('docker-compose.yml'))
  const bucket = parseCompose(textOf('docker-compose.s3.yml'))
  const services = Object.entries(compose.services).map(([name, service]): [string, Service] => {
    const { environment = {}, secrets = [] } = bucket.services[name] ?? {}
    return [
      name,
      {
        ...service,
        environment: { ...service.environment, ...environment },
        secrets: [...(service.secrets ?? []), ...secrets],
      },
    ]
  })
  return { ...compose, services: Object.fromEntries(services) }
}

const NAMESPACE = {
  apiVersion: 'v1',
  kind: 'Namespace',
  metadata: { name: 'energy', labels: { 'pod-security.kubernetes.io/enforce': 'restricted' } },
}

/** The files of `tools/deploy/kubernetes`, by their names. */
export function manifests(): ReadonlyMap<string, string> {
  const compose = composeForCluster()
  const files = [
    ['namespace.yaml', [NAMESPACE]],
    ['network.yaml', networkPolicies(compose)],
    ...Object.entries(compose.services).map(([name, service]) => [`${name}.yaml`, workloadOf(name, service)] as const),
  ] as const
  const kustomization = {
    apiVersion: 'kustomize.config.k8s.io/v1beta1',
    kind: 'Kustomization',
    resources: files.map(([file]) => file),
    configMapGenerator: [{ name: 'settings', literals: defaultsOf(Object.values(compose.services)) }],
  }
  const head = '# Made from docker-compose.yml: in tools/deploy, npx vitest run test/kubernetes.test.ts --update\n'
  const all = [...files, ['kustomization.yaml', [kustomization]] as const]
  return new Map(all.map(([file, documents]) => [file, head + documents.map(yamlOf).join('---\n')]))
}

const yamlOf = (document: object) =>
  stringify(document, { singleQuote: true, lineWidth: 0, aliasDuplicateObjects: false })
