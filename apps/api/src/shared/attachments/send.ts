import { create as contentDisposition } from 'content-disposition'
import type { FastifyInstance, FastifyReply } from 'fastify'

interface StoredFile {
  name: string
  type: string
  /** Its key in the storage. */
  key: string
}

/** Sends a stored file, to be saved: no browser shows or runs it. The caller of this function has checked who may read it. */
export async function sendStored(app: FastifyInstance, reply: FastifyReply, { name, type, key }: StoredFile) {
  const storage = await app.storage()
  const { contentLength } = await storage.getMetaData(key)
  return reply
    .type(type)
    .headers({
      'cache-control': 'no-store',
      'content-disposition': contentDisposition(name),
      'content-length': contentLength,
      'content-security-policy': "default-src 'none'; sandbox",
    })
    .send(await storage.getStream(key))
}
