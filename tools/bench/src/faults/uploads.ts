import { createHash, randomBytes } from 'node:crypto'
import { until } from '@energy/local/supervisor/until'
import { CHUNK_BYTES } from '@energy/contracts/pictures/uploads'
import { Type } from '@sinclair/typebox'
import { Value } from '@sinclair/typebox/value'
import { aPhotograph } from '../media/photograph.ts'
import { filesOf, ORPHANS, wrongFilesOf } from './picture-files.ts'
import type { Query } from '../query.ts'
import { startSteps } from './steps.ts'

/** In pixels: little work for the worker. Comments make the file several chunks long. */
const [WIDTH, HEIGHT] = [700, 525]
/** The number of comments in a file, and the bytes of each. */
const COMMENTS = { count: 11, bytes: 60_000 }
/** One of so many files is given up: its client asks for its picture once, or stops before the last chunk. */
const GIVEN_UP = { once: 3, early: 5 }

const Upload = Type.Object({ _id: Type.String(), missing: Type.Array(Type.Integer()) })
const Made = Type.Object({ hash: Type.String() })

/** Seconds without a further picture after which no other is waited for, and for which pictures are waited for at all. */
const [STALLED, MOST_WAIT] = [60, 1_800]

/** Each picture with the number of its jobs. */
const STORED = `
  SELECT hash, state::text, widths, bytes, (SELECT count(*) FROM pgboss.job
    WHERE name = 'pictures' AND data ->> 'hash' = pictures.hash)::int AS jobs FROM pictures`
/** Lets all uploads be older than the day for which they can be continued. */
const AGE = `UPDATE uploads SET "createdAt" = "createdAt" - interval '2 days'`

interface Row {
  hash: string
  state: string
  widths: number[]
  bytes: number
  jobs: number
}

/** A comment of a JPEG: the marker COM, its length and its bytes. */
function aComment() {
  const head = Buffer.from([0xff, 0xfe, 0, 0])
  head.writeUInt16BE(COMMENTS.bytes + 2, 2)
  return Buffer.concat([head, randomBytes(COMMENTS.bytes)])
}

/** A photograph as another, larger file: with comments right after its first marker. */
const withComments = (photograph: Buffer) =>
  Buffer.concat([
    photograph.subarray(0, 2),
    ...Array.from({ length: COMMENTS.count }, aComment),
    photograph.subarray(2),
  ])

/**
 * Waits for the renditions of all pictures, as long as the worker makes any: the clients send pictures faster than it makes
 * them.
 */
async function untilMade(query: Query) {
  let [missing, since] = [Infinity, performance.now()]
  const isOver = async () => {
    const left = (await query<Row>(STORED)).filter(({ state }) => state !== 'ready').length
    if (left < missing) [missing, since] = [left, performance.now()]
    return left === 0 || performance.now() - since > STALLED * 1_000
  }
  await until(isOver, MOST_WAIT, 'The last picture')
}

const hashOf = (file: Buffer) => createHash('sha256').update(file).digest('hex')

/** Clients of staff who upload pictures in chunks. */
export async function uploaders(apiUrl: string, headers: Record<string, string>) {
  const photograph = await aPhotograph(WIDTH, HEIGHT)
  /** The hash of each file whose picture was acknowledged, by the client's own computation. */
  const acknowledged = new Set<string>()
  let chunks = 0
  let lostChunks = 0
  let otherHashes = 0

  const clients = startSteps(apiUrl, 2, async (number, step) => {
    const file = withComments(photograph)
    const body = { name: `roof-${number}.jpg`, bytes: file.length }
    const { _id, missing } = Value.Parse(Upload, await step('POST', '/uploads', { headers, body }))
    const isEarly = number % GIVEN_UP.early === 0
    for (const chunk of isEarly ? missing.slice(0, -1) : missing) {
      const bytes = Buffer.from(new Uint8Array(file.subarray(chunk * CHUNK_BYTES, (chunk + 1) * CHUNK_BYTES)))
      await step('PUT', `/uploads/${_id}/chunks/${chunk}`, { headers, body: bytes })
      chunks++
    }
    if (isEarly) return
    lostChunks += Value.Parse(Upload, await step('GET', `/uploads/${_id}`, { headers })).missing.length
    const isOnce = number % GIVEN_UP.once === 0
    const made = await step('POST', '/pictures', { headers, body: { upload: _id }, isOnce })
    const { hash } = Value.Parse(Made, made)
    if (hash !== hashOf(file)) otherHashes++
    acknowledged.add(hashOf(file))
  })

  return {
    ...clients,
    count: () => acknowledged.size,
    /**
     * What became of those that were acknowledged, when the worker has made the last rendition.
     * @param folder the storage of pictures
     */
    async result(query: Query, folder: string) {
      await untilMade(query)
      const rows = await query<Row>(STORED)
      const stored = new Map(rows.map((row) => [row.hash, row]))
      const wrong = await Promise.all(rows.map((row) => wrongFilesOf(folder, row)))
      return {
        pictures: acknowledged.size,
        chunks,
        lostChunks,
        otherHashes,
        lost: [...acknowledged].filter((hash) => stored.get(hash)?.state !== 'ready').length,
        /** Pictures for which the worker got several jobs, or none. */
        severalJobs: rows.filter(({ jobs }) => jobs !== 1).length,
        /** Files that are missing, differ from what was sent, or cannot be decoded. */
        wrongFiles: wrong.flat(),
      }
    },
    /** Number of files and of uploads that nothing names, before and after the rules by which they are erased. */
    async leftovers(query: Query, folder: string, startWorker: () => Promise<unknown>) {
      const count = async () => {
        const known = new Set((await query<{ hash: string }>('SELECT hash FROM pictures')).map(({ hash }) => hash))
        const files = (await filesOf(folder)).filter(({ hash }) => !known.has(hash)).length
        const [{ uploads } = { uploads: 0 }] = await query<{ uploads: number }>(ORPHANS)
        return { files, uploads }
      }
      const before = await count()
      await query(AGE)
      for (const file of await filesOf(folder)) await file.age()
      await startWorker()
      const isOver = async () => Object.values(await count()).every((each) => each === 0)
      await until(isOver, 90, 'The end of what nothing names').catch(() => undefined)
      return { before, after: await count() }
    },
  }
}
