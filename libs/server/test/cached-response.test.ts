import { brotliCompress, brotliDecompressSync, gunzipSync, gzip } from 'node:zlib'
import { expect, test, vi } from 'vitest'
import { answerOf, variantOf, type Variant } from '../src/cached-response.ts'

// zlib fails when the system is out of memory. A test can cause that only with a mock.
vi.mock('node:zlib', { spy: true })
const withoutMemory = () => {
  throw Object.assign(new Error('Initialization failed'), { code: 'ERR_ZLIB_INITIALIZATION_FAILED' })
}

const text = '{"headerTitle":"Heat pumps"}'.repeat(100)
const anAnswer = () => answerOf({ body: text, type: 'application/json', common: [], own: [], at: 0 })
const bytesOf = ({ body }: Variant) => (typeof body === 'string' ? Buffer.from(body, 'latin1') : body)

test.each([
  ['br' as const, brotliCompress, brotliDecompressSync],
  ['gzip' as const, gzip, gunzipSync],
])(
  'a response whose compression (%s) fails is sent uncompressed, and compressed the next time',
  async (encoding, compress, decompress) => {
    const answer = anAnswer()
    const onReady = vi.fn<() => void>()
    vi.mocked(compress).mockImplementationOnce(withoutMemory)
    const variants = [variantOf(answer, encoding, onReady), variantOf(answer, encoding, onReady)]
    for (const variant of await Promise.all(variants)) {
      expect(variant).toEqual(answer.plain)
      expect(variant.headers).not.toContain('content-encoding')
    }
    expect(onReady).not.toHaveBeenCalled()

    const again = await variantOf(answer, encoding, onReady)
    expect(again.headers.join()).toContain(`content-encoding,${encoding}`)
    expect(decompress(bytesOf(again)).toString()).toBe(text)
    expect(onReady).toHaveBeenCalledOnce()
    expect(variantOf(answer, encoding, onReady)).toBe(again)
    expect(vi.mocked(compress)).toHaveBeenCalledTimes(2)
  },
)
