import { FORMATS } from '@energy/contracts/pictures/pictures'
import { media as contract } from '@energy/contracts/pictures/media'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import parseRange from 'range-parser'
import { matchesEtag } from '@energy/server/conditional-request'
import { HttpError, unknownAddress } from '../../shared/http-error.ts'
import { renditionOf } from '../../shared/media/files.ts'

const YEAR = 365 * 24 * 60 * 60

const beyond = (size: number) =>
  new HttpError(416, 'This picture ends before the range that was asked for.', {
    headers: { 'content-range': `bytes */${size}`, 'cache-control': 'no-cache' },
  })

/**
 * The one range of a `Range` header; undefined where there are none or several, as RFC 9110 allows.
 * @throws HttpError 416 where the file ends before it
 */
function rangeOf(size: number, header: string | undefined) {
  const ranges = header?.startsWith('bytes=') ? parseRange(size, header) : []
  if (ranges === -1) throw beyond(size)
  return ranges === -2 || ranges.length !== 1 ? undefined : ranges[0]
}

/**
 * The files of pictures. A rendition never changes, so it may be cached for ever. Its type is ours, never that of the
 * file, and no browser runs it.
 */
export const media: FastifyPluginAsyncTypebox = async (app) => {
  app.route({
    ...contract,
    handler: async (request, reply) => {
      const { hash, file } = request.params
      const [width = '', format = ''] = file.split('.')
      const { widths } = await app.db.picture.findUniqueOrThrow({ where: { hash }, select: { widths: true } })
      const wanted = Number(width)
      if (!widths.includes(wanted)) {
        // Until the renditions are made, and for smaller pictures.
        const narrower = widths.filter((each) => each < wanted).at(-1) ?? widths[0]
        if (narrower === undefined) throw unknownAddress()
        return reply.redirect(`${narrower}.${format}`, 302)
      }
      const etag = `"${hash.slice(0, 16)}-${width}-${format}"`
      reply.headers({
        'accept-ranges': 'bytes',
        'cache-control': `public, max-age=${YEAR}, immutable`,
        'content-disposition': `inline; filename="${hash.slice(0, 8)}-${file}"`,
        'content-security-policy': "default-src 'none'; sandbox",
        'cross-origin-resource-policy': 'cross-origin',
        etag,
      })
      if (matchesEtag(request.headers['if-none-match'], etag)) return reply.code(304).send()
      const bytes = Buffer.from(await (await app.storage()).getBytes(renditionOf(hash, wanted, format)))
      reply.type(`image/${FORMATS.find((each) => each === format) ?? FORMATS[0]}`)
      const range = rangeOf(bytes.length, request.headers.range)
      if (!range) return reply.send(bytes)
      return reply
        .code(206)
        .header('content-range', `bytes ${range.start}-${range.end}/${bytes.length}`)
        .send(bytes.subarray(range.start, range.end + 1))
    },
  })
}
