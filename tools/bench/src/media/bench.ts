import { statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { FORMATS, WIDTHS, type Picture } from '@energy/contracts/pictures/pictures'
import { memoryMiB } from '../load.ts'
import { median } from '../measure.ts'
import { tableOf, type Report } from '../report.ts'
import { say } from '../say.ts'
import { aPhotograph } from './photograph.ts'
import { sendPicture, untilProcessed } from './picture.ts'
import { startProduct } from './product.ts'
import { useFrom } from './worker-use.ts'

/** 12 megapixels. */
const SIZE = { width: 4_000, height: 3_000 }
const ROUNDS = { full: 5, quick: 1 }
/** CPU time for all renditions of a picture, in seconds, and additional memory of the worker, in MiB. */
const MAX = { seconds: 6, memory: 250 }
/** The worker is idle this many milliseconds after its start. */
const IDLE_AFTER = 5_000

/** The size in bytes of each rendition of a picture, by its width and format. */
const sizesOf = (folder: string, { hash }: Picture) =>
  WIDTHS.map((width) => FORMATS.map((format) => statSync(join(folder, hash, `${width}.${format}`)).size))

/** @param idle memory of the idle worker, in MiB */
async function measureOne({ api, worker, folder, call }: Awaited<ReturnType<typeof startProduct>>, idle: number) {
  const file = await aPhotograph(SIZE.width, SIZE.height)
  const rise = memoryMiB(worker.pid) - idle
  const used = useFrom(worker.pid)
  const { made, shownAfter } = await sendPicture(call, api.url, file)
  const shown = performance.now()
  await untilProcessed(call, made)
  const readyAfter = shownAfter + performance.now() - shown
  const { seconds: cpu, memory } = used()
  return { cpu, memory: rise + memory, shownAfter, readyAfter, bytes: file.length, sizes: sizesOf(folder, made) }
}
type Round = Awaited<ReturnType<typeof measureOne>>

const seconds = (value: number) => `${value.toFixed(1)} s`
const kilobytes = (value: number) => (value / 1_000).toFixed(1)

/**
 * Measures what the worker uses to make the renditions of a 12-megapixel photograph.
 * @param quick one photograph
 */
export async function benchMedia(quick: boolean): Promise<Report> {
  say('Starting PostgreSQL, the identity emulator, the API and the worker …')
  const product = await startProduct()
  await pause(IDLE_AFTER)
  const idle = memoryMiB(product.worker.pid)
  const rounds: Round[] = []
  for (let round = 1; round <= (quick ? ROUNDS.quick : ROUNDS.full); round++) {
    say(`photograph ${round}`)
    rounds.push(await measureOne(product, idle))
  }
  await product.stop()

  const medianOf = (figure: 'cpu' | 'shownAfter' | 'readyAfter' | 'bytes') =>
    median(rounds.map((round) => round[figure]))
  const cpu = medianOf('cpu')
  const memory = Math.max(...rounds.map((round) => round.memory))
  const sizeOf = (width: number, format: number) => median(rounds.map(({ sizes }) => sizes[width]?.[format] ?? NaN))
  return {
    title: 'Pictures',
    how: [
      `${rounds.length} photographs of ${SIZE.width} × ${SIZE.height} pixels, one after the other: JPEG of ${(medianOf('bytes') / 1e6).toFixed(1)} MB, of noise over shapes over`,
      'gradients. The API makes the smallest rendition, the worker all others. CPU time and memory are those of the worker:',
      'medians, and the peak of its resident memory above that of the idle worker. In kB:',
    ],
    table: tableOf(
      ['width', ...FORMATS],
      WIDTHS.map((width, index) => [String(width), ...FORMATS.map((_, format) => kilobytes(sizeOf(index, format)))]),
    ),
    facts: [
      `The first rendition answers ${Math.round(medianOf('shownAfter')).toLocaleString('en')} ms after the end of the upload, all are there after ${seconds(medianOf('readyAfter') / 1_000)}.`,
      `The idle worker uses ${Math.round(idle)} MiB.`,
    ],
    goals: [
      {
        name: `all renditions take at most ${MAX.seconds} s of CPU time`,
        holds: cpu <= MAX.seconds,
        actual: seconds(cpu),
      },
      {
        name: `the worker uses at most ${MAX.memory} MiB more`,
        holds: memory <= MAX.memory,
        actual: `${Math.round(memory)} MiB`,
      },
    ],
  }
}
