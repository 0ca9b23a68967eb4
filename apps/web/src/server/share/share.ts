import { CallError } from '@energy/client/call-error'
import { kinds, type Item, type Kind } from '@energy/contracts/content'
import { site } from '@energy/contracts/site/site-pages'
import { keysOf } from '@energy/contracts/record-of'
import { byteCache } from '@energy/server/byte-cache'
import { knownPicture } from '@energy/ui/picture-link'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { timedCall, type TimedApi } from '../../app/timed-call.ts'
import { kindPages } from '../../shared/kinds.ts'
import { sharePath } from '../../shared/share-path.ts'
import type { ShareText } from './layout.ts'
import { illustrationOf } from './illustration.ts'
import { shareText } from './share-text.ts'

interface SharePictures extends TimedApi {
  /** The folder of the site's own files. */
  directory: string
}

interface SharePicture {
  jpeg: Buffer
  /** Whether a better one will follow under the same address. */
  isTemporary: boolean
}

/** Memory for pictures, in bytes: about 150 of them. */
const CACHE = 8 * 2 ** 20
const NAME = /^(.+)-\d+\.jpg$/
const YEAR = 365 * 24 * 60 * 60

const refuse = (reply: FastifyReply, status: 404 | 503) => {
  if (status === 503) reply.header('retry-after', '5')
  const text = status === 404 ? 'There is no such picture.\n' : 'Try again in a moment.\n'
  return reply.code(status).type('text/plain; charset=utf-8').header('cache-control', 'no-store').send(text)
}

/**
 * Answers the pictures of items for link previews. Only the current version of an item is rendered, once, so that
 * nobody can make the server render at will. The libraries for it are loaded with the first picture.
 */
export function sharePictures(app: FastifyInstance, { directory, ...api }: SharePictures) {
  const cached = byteCache<SharePicture>(CACHE, ({ jpeg }) => jpeg.length)
  const running = new Map<string, Promise<SharePicture>>()
  let last: Promise<unknown> = Promise.resolve()

  async function make(item: Item, text: ShareText, late: AbortSignal) {
    const illustration = await illustrationOf(item, { ...api, directory, late })
    const jpeg = last.then(async () => (await import('./render.ts')).renderShare(text, illustration))
    last = jpeg.catch(() => undefined)
    return { jpeg: await jpeg, isTemporary: illustration.isTemporary ?? false }
  }

  /** The picture of an item: cached, being made for another request, or made now. One is rendered at a time. */
  function pictureOf(kind: Kind, item: Item, text: ShareText, late: AbortSignal) {
    // The wordmark and the focal point of the picture may change while the item does not.
    const shown = knownPicture(item.ctaImage, item.pictures)
    const path = [sharePath(kind, item), ...text.wordmark, shown?.focalX, shown?.focalY].join(' ')
    const found = cached.get(path)
    if (found) return found
    const started = running.get(path)
    if (started) return started
    const made = make(item, text, late)
      .then((picture) => {
        if (!picture.isTemporary) cached.put(path, picture)
        return picture
      })
      .finally(() => running.delete(path))
    running.set(path, made)
    return made
  }

  app.get<{ Params: { kind: string; file: string } }>('/share/:kind/:file', async (request, reply) => {
    const { file } = request.params
    const kind = keysOf(kindPages).find((each) => each === request.params.kind)
    const id = NAME.exec(file)?.[1]
    if (!kind || id === undefined) return refuse(reply, 404)
    const { call, late, done } = timedCall(api)
    try {
      const item = await call(kinds[kind].read, { params: { id } })
      const path = sharePath(kind, item)
      if (path !== `/share/${kind}/${file}`) return reply.header('cache-control', 'no-cache').redirect(path, 302)
      const { company } = await call(site, { querystring: { page: 'other' } })
      const { jpeg, isTemporary } = await pictureOf(kind, item, shareText(kind, item, company), late)
      const cacheControl = isTemporary ? 'no-cache' : `public, max-age=${YEAR}, immutable`
      return reply.type('image/jpeg').header('cache-control', cacheControl).send(jpeg)
    } catch (error) {
      if (error instanceof CallError && [400, 404, 410, 414].includes(error.status)) return refuse(reply, 404)
      request.log.error(error)
      return refuse(reply, 503)
    } finally {
      done()
    }
  })
}
