import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { SECURITY_HEADERS } from './plugins/headers.ts'

export type Encoding = 'br' | 'gzip'

/** An answer in one encoding; its headers as names and values by turns, as `writeHead` takes them. */
export interface Variant {
  /** A small one is text of one byte a character: it leaves in one piece with its headers. */
  body: Buffer | string
  etag: string
  headers: string[]
  /** Those of a 304. */
  unchanged: string[]
}

/** The bytes of a public read. */
export interface Answer {
  /** When it was asked of the database, in ms since 1970. */
  at: number
  plain: Variant
  /** What the encoded ones are made with. */
  own: string[]
  encoded: { [E in Encoding]?: Variant | Promise<Variant> }
}

/** Under so many bytes an encoding gains nothing. */
const WORTH_ENCODING = 1_024
/** Up to so many bytes one piece is written faster than two. */
const SMALL = 12 * 1_024
const SUFFIX = { br: '-br', gzip: '-gz' } as const

const common = [
  ...Object.entries(SECURITY_HEADERS).flat(),
  'cache-control',
  'no-cache',
  'vary',
  'accept-encoding, origin',
]

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

const variant = (body: Buffer, etag: string, own: string[], encoding?: Encoding): Variant => ({
  body: body.length > SMALL ? body : body.toString('latin1'),
  etag,
  headers: [
    ...common,
    ...own,
    ...(encoding ? ['content-encoding', encoding] : []),
    'etag',
    etag,
    'content-length',
    String(body.length),
  ],
  unchanged: [...common, 'etag', etag],
})

/**
 * @param json the body
 * @param headers what its handler set; without an `etag` of its own, the body and they make one
 * @param at when it was asked of the database, in ms since 1970
 */
export function answerOf(json: string, headers: ReadonlyMap<string, string>, at: number): Answer {
  const body = Buffer.from(json)
  const others = [...headers].filter(([name]) => name !== 'etag').flat()
  const hash = () => createHash('sha256').update(body).update(others.join('\n')).digest('base64url').slice(0, 22)
  const own = ['content-type', 'application/json; charset=utf-8', ...others]
  return { at, own, plain: variant(body, headers.get('etag') ?? `"${hash()}"`, own), encoded: {} }
}

/** The answer in an encoding, made when it is first asked for and kept with it; as it is where that gains nothing. */
export function variantOf(answer: Answer, encoding: Encoding | undefined, made: () => void) {
  const { plain, own, encoded } = answer
  if (!encoding || plain.body.length < WORTH_ENCODING) return plain
  const ready = encoded[encoding]
  if (ready) return ready
  const bytes = typeof plain.body === 'string' ? Buffer.from(plain.body, 'latin1') : plain.body
  return (encoded[encoding] = encode[encoding](bytes).then((body) => {
    const done = variant(body, `${plain.etag.slice(0, -1)}${SUFFIX[encoding]}"`, own, encoding)
    encoded[encoding] = done
    made()
    return done
  }))
}

/** In bytes, as far as it is made. */
export const sizeOf = ({ plain, encoded }: Answer) =>
  [plain, encoded.br, encoded.gzip].reduce(
    (sum, each) => sum + (each && 'body' in each ? each.body.length + 2 * (each.headers.join().length + 256) : 0),
    0,
  )
