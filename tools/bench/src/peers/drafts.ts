import { median } from '../measure.ts'
import { say } from '../say.ts'
import { send, type DraftCalls } from './system.ts'

/** A system with drafts, and where visitors see what is published. */
export interface Publisher {
  name: string
  url: string
  drafts: DraftCalls
  /** Addresses that show the title once it is published. */
  shownAt: { list: string; page: string }
}

/** Times in ms. Those until it is shown begin when the publication is sent, and end with the first read that shows it. */
export interface DraftTimes {
  save: number
  preview: number
  publish: number
  list: number
  page: number
}

async function timed<T>(action: () => Promise<T>) {
  const begun = performance.now()
  const value = await action()
  return { ms: performance.now() - begun, value }
}

const shows = async (url: string, title: string) => (await (await fetch(url)).text()).includes(title)

/** Reads without a pause until the title is there, because its end is measured. @throws Error after 15 s */
async function untilShown(url: string, title: string) {
  for (const end = performance.now() + 15_000; performance.now() < end;) if (await shows(url, title)) return
  throw new Error(`${url} did not show ${title}`)
}

async function changeOnce({ name, url, drafts, shownAt }: Publisher, title: string): Promise<DraftTimes> {
  const saved = await timed(() => send(url, drafts.save(title)))
  const previewed = await timed(() => send(url, drafts.preview))
  if (!previewed.value.includes(title)) throw new Error(`The preview of ${name} does not show the draft.`)
  if (await shows(shownAt.list, title)) throw new Error(`${name} shows the draft before it is published.`)
  const begun = performance.now()
  await send(url, drafts.publish)
  const publish = performance.now() - begun
  const since = async (where: string) => {
    await untilShown(where, title)
    return performance.now() - begun
  }
  const [list, page] = await Promise.all([since(shownAt.list), since(shownAt.page)])
  return { save: saved.ms, preview: previewed.ms, publish, list, page }
}

function mediansOf(all: readonly DraftTimes[]): DraftTimes {
  const medianOf = (name: keyof DraftTimes) => median(all.map((times) => times[name]))
  return {
    save: medianOf('save'),
    preview: medianOf('preview'),
    publish: medianOf('publish'),
    list: medianOf('list'),
    page: medianOf('page'),
  }
}

/** Changes and publishes a service in both systems, by turns. @returns the medians */
export async function measureDrafts(ours: Publisher, payload: Publisher, rounds: number) {
  const times: Record<'ours' | 'payload', DraftTimes[]> = { ours: [], payload: [] }
  // The first change is not counted: it starts the code that the others use.
  for (let round = 0; round <= rounds; round++) {
    say(`draft ${round} of ${rounds}`)
    const title = `Published in round ${round}`
    const changed = { ours: await changeOnce(ours, title), payload: await changeOnce(payload, title) }
    if (round === 0) continue
    times.ours.push(changed.ours)
    times.payload.push(changed.payload)
  }
  return { ours: mediansOf(times.ours), payload: mediansOf(times.payload) }
}
