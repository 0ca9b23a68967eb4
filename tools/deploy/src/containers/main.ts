// npm run containers: builds the images, deploys docker-compose.yml on a swarm of the Docker engine that answers, opens
// it from outside, checks its containers, and removes all of it.
// npm run containers -- keep: leaves the stack running.
// npm run containers -- --dind 3: on three nodes, each an engine in a network of its own, of which one is killed; needs the
// rights of root.
// npm run containers -- measure: also replaces, kills and restores it under load, and writes the chapter of
// docs/benchmarks.md; `measure kills mails` measures only these. Needs the rights of root.
import { parseArgs } from 'node:util'
import { exitWith } from '@energy/server/boot'
import { baseImages, provide } from './base-images.ts'
import { missingEngine } from './engine.ts'
import { BUILT, buildOutside, buildTarget } from './images.ts'
import { tryOneNode } from './one-node.ts'
import { trySeveralNodes } from './several-nodes.ts'
import { aProtocol } from './steps.ts'

const { positionals, values } = parseArgs({ allowPositionals: true, options: { dind: { type: 'string' } } })
const missing = missingEngine()
if (missing) exitWith(missing)

const protocol = aProtocol()
const { steps, step } = protocol
for (const image of baseImages()) await step(image, () => provide(image))
for (const target of BUILT) await step(`image ${target}`, () => buildTarget(target, '1'))
const node = baseImages().find((image) => image.startsWith('node:')) ?? ''
await step('image of what is outside', () => buildOutside(node))

const measured = positionals[0] === 'measure' ? positionals.slice(1) : undefined
const areBuilt = steps.every(({ isOk }) => isOk)
if (areBuilt && values.dind) await trySeveralNodes(protocol, Number(values.dind))
else if (areBuilt) await tryOneNode(protocol, { measured, isKept: positionals.includes('keep') })

const failed = steps.filter(({ isOk }) => !isOk)
process.stdout.write(`${steps.length - failed.length} of ${steps.length} steps succeeded.\n`)
process.exit(failed.length > 0 ? 1 : 0)
