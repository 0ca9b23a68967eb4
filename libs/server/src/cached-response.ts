import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type Encoding = 'br' | 'gzip'

/** A response in one encoding. Headers are a flat list of names and values, as `writeHead` accepts them. */
export interface Variant {
  status: number
  /** A small body is Latin-1 text, which Node writes in one piece with the headers. */
  body: Buffer | string
  etag: string
  headers: string[]
  /** The headers of a 304. */
  unchanged: string[]
}

/** The input of `answerOf`. */
export interface ResponseParts {
  body: string
  type: string
  /** Default: 200. */
  status?: number
  /** Default: a hash of the body and of its own headers. */
  etag?: string | undefined
  /** Headers of every response of the server, including 304. */
  common: readonly string[]
  /** Headers of this response only; not sent with a 304. */
  own: readonly string[]
  /** When its data was read, in ms since 1970. */
  at: number
}

/** A response with its encodings. */
export interface Answer {
  /** When its data was read, in ms since 1970. */
  at: number
  plain: Variant
  /** The response for each requested encoding, or a promise of it during compression. */
  encoded: { [E in Encoding]?: Variant | Promise<Variant> }
  /** Makes the response for an encoding. */
  as: (encoding: Encoding, body: Buffer) => Variant
}

/** Below this many bytes compression gains nothing. */
const WORTH_ENCODING = 1_024
/** Up to this many bytes one write is faster than two. */
const SMALL = 12 * 1_024
const SUFFIX = { br: '-br', gzip: '-gz' } as const

// Asynchronous: zlib runs in its own threads and does not block the event loop.
const brotli = promisify(brotliCompress)
const encode = {
  br: (body: Buffer) =>
    brotli(body, {
      params: {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_QUALITY]: 6,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
  gzip: promisify<Buffer, Buffer>(gzip),
}

/** Creates a response without encoding. Each encoding is created at its first request. */
export function answerOf({ body: text, type, status = 200, etag, common, own, at }: ResponseParts): Answer {
  const whole = Buffer.from(text)
  const version = etag ?? `"${hashOf(whole, own)}"`
  const variant = (body: Buffer, tag: string, encoding?: Encoding): Variant => ({
    status,
    body: body.length > SMALL ? body : body.toString('latin1'),
    etag: tag,
    headers: [
      ...common,
      'content-type',
      type,
      ...own,
      ...(encoding ? ['content-encoding', encoding] : []),
      'etag',
      tag,
      'content-length',
      String(body.length),
    ],
    unchanged: [...common, 'etag', tag],
  })
  return {
    at,
    plain: variant(whole, version),
    encoded: {},
    as: (encoding, body) => variant(body, `${version.slice(0, -1)}${SUFFIX[encoding]}"`, encoding),
  }
}

const hashOf = (body: Buffer, headers: readonly string[]) =>
  createHash('sha256').update(body).update(headers.join('\n')).digest('base64url').slice(0, 22)

/**
 * The response in an encoding. It is sent without encoding where compression gains nothing or has failed; after a
 * failure the next call tries again.
 * @param onReady is called when an encoding is ready, so that the cache can measure the response again
 */
export function variantOf(answer: Answer, encoding: Encoding | undefined, onReady: () => void) {
  const { plain, encoded } = answer
  if (!encoding || plain.body.length < WORTH_ENCODING) return plain
  const ready = encoded[encoding]
  if (ready) return ready
  const bytes = typeof plain.body === 'string' ? Buffer.from(plain.body, 'latin1') : plain.body
  return (encoded[encoding] = encode[encoding](bytes).then(
    (body) => {
      const done = answer.as(encoding, body)
      encoded[encoding] = done
      onReady()
      return done
    },
    () => {
      delete encoded[encoding]
      return plain
    },
  ))
}

/** The size of a response in bytes, with the encodings that are ready. */
export const sizeOf = ({ plain, encoded }: Answer) =>
  [plain, encoded.br, encoded.gzip].reduce(
    (sum, each) => sum + (each && 'body' in each ? each.body.length + 2 * (each.headers.join().length + 256) : 0),
    0,
  )
