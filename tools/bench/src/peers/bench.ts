import { memoryMiB } from '../load.ts'
import { FULL, measureInTurns, type LoadPlan } from '../measure.ts'
import { startBaseline, type Server } from '../processes.ts'
import type { Report } from '../report.ts'
import { say } from '../say.ts'
import { reportOf } from './chapter.ts'
import { requireCreated, requireTwelve } from './complete.ts'
import { measureDrafts, type Publisher } from './drafts.ts'
import { installAll, ofEach } from './install-all.ts'
import { startPages, type ListPage } from './pages.ts'
import { startAll, type Running } from './starts.ts'
import { send, type LoadCall } from './system.ts'

/** A smoke test. In one second a busy machine may answer nothing. */
const SHORT: LoadPlan = { seconds: 3, rounds: 1 }
/** How often a system is started, and how often a change is published in it. */
const ROUNDS = { quick: { starts: 1, drafts: 3 }, full: { starts: 5, drafts: 30 } }

const subject = (name: string, server: Server, { path, ...request }: LoadCall) => ({
  name,
  server,
  url: server.url + path,
  ...request,
})

function publisher({ system, server, calls }: Running, page: ListPage): Publisher {
  if (!calls.drafts) throw new Error(`${system.name} has no drafts.`)
  return {
    name: system.name,
    url: server.url,
    drafts: calls.drafts,
    shownAt: { list: server.url + system.list.path, page: page.url },
  }
}

/**
 * Measures our product beside other systems with the same content on the same machine.
 * @param quick one short round of each, as a smoke test
 */
export async function benchPeers(quick: boolean): Promise<Report> {
  const plan = quick ? SHORT : FULL
  const rounds = quick ? ROUNDS.quick : ROUNDS.full
  const { systems, stop, ...ports } = await installAll()
  const running = await startAll(systems, rounds.starts)
  const { ours, payload, keystone, fastify } = running
  const bytes = await ofEach(running, async ({ system, server }) => {
    const list = await send(server.url, system.list)
    requireTwelve(system.name, list)
    return Buffer.byteLength(list)
  })

  const ofList = await startBaseline(ours.server.url + ours.system.list.path)
  const inTurn = [payload, keystone, fastify]
  const lists = await measureInTurns(
    [
      subject('ours', ours.server, ours.system.list),
      subject('static bytes', ofList, { path: '/' }),
      ...inTurn.map(({ system, server }) => subject(system.name, server, system.list)),
    ],
    plan,
  )
  await ofList.stop()
  const afterLists = await ofEach(running, async ({ server }) => memoryMiB(server.pid))
  const ones = await measureInTurns(
    [ours, ...inTurn].map(({ system, server, calls }) => subject(system.name, server, calls.one)),
    plan,
  )

  say('starting the site')
  const { web, pages, stop: stopPages } = await startPages(ours.server, payload.server, ports)
  const pageLoads = await measureInTurns(Object.values(pages), plan)
  const drafts = await measureDrafts(publisher(ours, pages.ours), publisher(payload, pages.prerendered), rounds.drafts)
  const webMemory = memoryMiB(web.pid)

  // Last, because it makes the lists long.
  await ofEach(running, async ({ system, server, calls }) =>
    requireCreated(system.name, await send(server.url, calls.create)),
  )
  const creations = await measureInTurns(
    [ours, ...inTurn].map(({ system, server, calls }) => subject(system.name, server, calls.create)),
    plan,
  )
  await stopPages()
  await ofEach(running, ({ server }) => server.stop())
  await stop()
  return reportOf({ running, bytes, pages, lists, ones, pageLoads, creations, drafts, afterLists, webMemory })
}
