import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'
import { stages, textOf } from '../src/compose.ts'
import { PORTS } from '../src/kubernetes/choices.ts'
import { composeForCluster, manifests } from '../src/kubernetes/manifests.ts'
import { schemaErrors, selectorOf, typeErrors, type Manifest } from './fixtures/kubernetes.ts'

/** How long a request may take, in ms. */
const REQUEST_TIMEOUT = 15_000

const files = manifests()
const { services } = composeForCluster()
const { resources, configMapGenerator } = parse(files.get('kustomization.yaml') ?? '')
const objects: Manifest[] = [...files].flatMap(([file, text]) =>
  file === 'kustomization.yaml' ? [] : parseAllDocuments(text).map((document) => document.toJS()),
)
const ofKind = (kind: string) => objects.filter((object) => object.kind === kind)
const pods = objects.flatMap(({ spec }) => spec?.template ?? [])
const containers = pods.flatMap(({ spec }) => spec.containers)

/** The pods that have all of these labels. */
const podsWith = (wanted: Record<string, string> = {}) =>
  pods.filter(({ metadata: { labels } }) => Object.entries(wanted).every(([key, value]) => labels[key] === value))

// `npx vitest run test/kubernetes.test.ts --update` writes them.
test.each([...files])('%s is what docker-compose.yml makes', async (file, text) => {
  await expect(text).toMatchFileSnapshot(`../kubernetes/${file}`)
})

test('the folder has no other file, and kustomization.yaml names each', () => {
  expect(readdirSync(join(import.meta.dirname, '../kubernetes'))).toEqual([...files.keys()].toSorted())
  expect([...resources, 'kustomization.yaml']).toEqual([...files.keys()])
})

test.each(objects.map((object) => [object.kind, object.metadata.name, object] as const))(
  '%s %s is valid by its published schema',
  async (_kind, _name, object) => {
    expect(await schemaErrors(object)).toBe('')
  },
)

test('the published types know every field', () => {
  expect(typeErrors(objects)).toEqual([])
})

const autoscaler = (changes: object) => ({
  apiVersion: 'autoscaling/v2',
  kind: 'HorizontalPodAutoscaler',
  spec: { scaleTargetRef: { kind: 'Deployment', name: 'api' }, maxReplicas: 6, ...changes },
})

test('the schemas reject a wrong value, and the types a misspelt field', async () => {
  expect(await schemaErrors(autoscaler({}))).toBe('')
  expect(await schemaErrors(autoscaler({ maxReplicas: 'six' }))).toContain('maxReplicas')
  expect(typeErrors([autoscaler({}), autoscaler({ minReplica: 2 })])).toEqual([expect.stringContaining('minReplica')])
})

test('every service runs from its image, with all of its variables and secrets', () => {
  for (const [name, { environment = {}, build, image, secrets = [] }] of Object.entries(services)) {
    const [pod] = podsWith({ 'app.kubernetes.io/name': name })
    const [container] = pod?.spec.containers ?? []
    expect(container?.env.map((variable) => variable.name)).toEqual(expect.arrayContaining(Object.keys(environment)))
    // kustomization.yaml replaces the versions by those of the operator.
    expect(container?.image).toMatch(build ? new RegExp(`^energy/${build.target}:(dev|1)$`) : image)
    expect([...stages.keys(), undefined]).toContain(build?.target)
    const keys = pod?.spec.volumes.flatMap(({ secret }) => secret?.items.map(({ key }) => key) ?? [])
    expect([name, keys]).toEqual([name, secrets])
  }
})

test.each(pods.map(({ spec }) => [spec.containers[0]?.name, spec] as const))(
  '%s may do no more than the standard `restricted` allows, and stops after its last answer',
  (_name, spec) => {
    expect(spec).toMatchObject({
      automountServiceAccountToken: false,
      securityContext: { runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } },
      containers: [
        {
          securityContext: {
            allowPrivilegeEscalation: false,
            readOnlyRootFilesystem: true,
            capabilities: { drop: ['ALL'] },
          },
        },
      ],
    })
    const drain = spec.containers.flatMap(({ env }) => env.find(({ name }) => name === 'DRAIN_MS')?.value ?? '0')
    expect(spec.terminationGracePeriodSeconds * 1000).toBeGreaterThan(Number(drain) + REQUEST_TIMEOUT)
  },
)

test('a variable only contains variables that are set before it', () => {
  for (const { env } of containers)
    for (const [index, { value = '' }] of env.entries()) {
      const before = env.slice(0, index).map(({ name }) => name)
      for (const [, used] of value.matchAll(/\$\((\w+)\)/g)) expect(before).toContain(used)
      expect(value).not.toContain('${')
    }
})

test('every selector finds pods, every service finds its ports, and every autoscaler its Deployment', () => {
  const selectors = objects.map(selectorOf).filter((selector) => selector !== undefined)
  expect(selectors.length).toBeGreaterThan(ofKind('Service').length)
  for (const selector of selectors) expect([selector, podsWith(selector)]).not.toEqual([selector, []])
  for (const object of ofKind('Service')) {
    const [pod] = podsWith(selectorOf(object))
    const ports = pod?.spec.containers.flatMap((container) => container.ports)
    const wanted = object.spec?.ports?.map(({ port, targetPort }) => ({ containerPort: port, name: targetPort }))
    expect(ports).toEqual(expect.arrayContaining(wanted ?? []))
  }
  const deployments = ofKind('Deployment').map(({ metadata }) => metadata.name)
  for (const { spec } of ofKind('HorizontalPodAutoscaler')) expect(deployments).toContain(spec?.scaleTargetRef?.name)
})

test('the ports are those of the images, the gateway and the site', () => {
  const dialled = textOf('tools/deploy/gateway/shared.caddy').matchAll(/dynamic a (\w+) (\d+)/g)
  for (const [, name = '', port] of dialled) expect([name, String(PORTS[name])]).toEqual([name, port])
  for (const [name = '', stage] of stages)
    for (const [, port] of stage.matchAll(/^EXPOSE (\d+)$/gm)) expect([name, String(PORTS[name])]).toEqual([name, port])
  expect(services['web']?.environment?.['API_INTERNAL_URL']).toBe(`http://gateway:${PORTS['gateway']}`)
})

test('the patches in docs/operations.md are for objects that exist', () => {
  const patches = [
    ...textOf('docs/operations.md').matchAll(/target: \{ kind: (\w+), name: (.+) \}\n +patch: '(.*)'$/gm),
  ]
  expect(patches).toHaveLength(3)
  for (const [, kind = '', names = '', patch = ''] of patches) {
    expect(ofKind(kind).map(({ metadata }) => metadata.name)).toEqual(expect.arrayContaining(names.split('|')))
    expect(JSON.parse(patch)).toEqual([expect.objectContaining({ op: 'add', value: expect.anything() })])
  }
})

test('docs/operations.md names every image, secret and setting that is missing', () => {
  const [, page = ''] = /^## On one machine$(.*?)^## Pictures$/ms.exec(textOf('docs/operations.md')) ?? []
  const [, overlay = ''] = /<<END\n(resources:.*?)\nEND/s.exec(page) ?? []
  const { images, secretGenerator }: { images: { name: string }[]; secretGenerator: { files: string[] }[] } =
    parse(overlay)
  const built = Object.values(services).flatMap(({ build }) => (build ? `energy/${build.target}` : []))
  expect(images.map(({ name }) => name).toSorted()).toEqual(built.toSorted())
  const keys = secretGenerator.flatMap(({ files: named }) =>
    named.map((file) => /[^/=]+/.exec(file.replace('secrets/', ''))?.[0]),
  )
  const used = new Set(Object.values(services).flatMap(({ secrets = [] }) => secrets))
  expect(keys.toSorted()).toEqual([...used].toSorted())
  const settings = containers.flatMap(({ env }) => env.flatMap(({ valueFrom }) => valueFrom?.configMapKeyRef.key ?? []))
  const named = [...page.matchAll(/^(\w+)=/gm)].map(([, name]) => name)
  const given = configMapGenerator[0].literals.map((line: string) => line.split('=')[0])
  expect([...named, ...given]).toEqual(expect.arrayContaining(settings))
})
