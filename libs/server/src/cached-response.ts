import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type Encoding = 'br' | 'gzip'

/** An answer in one encoding; its headers as names and values by turns, as `writeHead` takes them. */
export interface Variant {
  status: number
  /** A small one is text of one byte a character: it leaves in one piece with its headers. */
  body: Buffer | string
  etag: string
  headers: string[]
  /** Those of a 304. */
  unchanged: string[]
}

/** What an answer is made of. */
export interface Parts {
  body: string
  type: string
  /** 200 unless told. */
  status?: number
  /** Without one the body and the headers of its own make it. */
  etag?: string | undefined
  /** Headers of every answer of a server, a 304 too. */
  common: readonly string[]
  /** Headers of this one. */
  own: readonly string[]
  /** When what it says was looked up, in ms since 1970. */
  at: number
}

/** The bytes of an answer. */
export interface Answer {
  /** When what it says was looked up, in ms since 1970. */
  at: number
  plain: Variant
  /** In an encoding: the bytes, or their making. */
  encoded: { [E in Encoding]?: Variant | Promise<Variant> }
  /** It again, in an encoding. */
  as: (encoding: Encoding, body: Buffer) => Variant
}

/** Under so many bytes an encoding gains nothing. */
const WORTH_ENCODING = 1_024
/** Up to so many bytes one piece is written faster than two. */
const SMALL = 12 * 1_024
const SUFFIX = { br: '-br', gzip: '-gz' } as const

// Off the event loop: zlib has threads of its own.
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

/** The bytes of an answer, as they are; each encoding is made when it is first asked for. */
export function answerOf({ body: text, type, status = 200, etag, common, own, at }: Parts): Answer {
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
 * The answer in an encoding; as it is where that gains nothing, or where encoding it failed: the next call tries again.
 * @param made is called when an encoding has been made, and the answer is larger by it
 */
export function variantOf(answer: Answer, encoding: Encoding | undefined, made: () => void) {
  const { plain, encoded } = answer
  if (!encoding || plain.body.length < WORTH_ENCODING) return plain
  const ready = encoded[encoding]
  if (ready) return ready
  const bytes = typeof plain.body === 'string' ? Buffer.from(plain.body, 'latin1') : plain.body
  return (encoded[encoding] = encode[encoding](bytes).then(
    (body) => {
      const done = answer.as(encoding, body)
      encoded[encoding] = done
      made()
      return done
    },
    () => {
      delete encoded[encoding]
      return plain
    },
  ))
}

/** In bytes, as far as it is made. */
export const sizeOf = ({ plain, encoded }: Answer) =>
  [plain, encoded.br, encoded.gzip].reduce(
    (sum, each) => sum + (each && 'body' in each ? each.body.length + 2 * (each.headers.join().length + 256) : 0),
    0,
  )
