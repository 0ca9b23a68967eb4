import type { Disk } from 'flydrive'
import fp from 'fastify-plugin'

declare module 'fastify' {
  interface FastifyInstance {
    /** The storage of the pictures' files. It is opened for the first one. */
    storage(): Promise<Disk>
  }
}

export const storage = fp<{ url: string }>(async (app, { url }) => {
  let opened: Promise<Disk> | undefined
  app.decorate('storage', () => {
    opened ??= import('../shared/media/storage.ts')
      .then(({ openStorage }) => openStorage(url))
      .catch((error: Error) => {
        // The next call tries again: its folder may be there by then.
        opened = undefined
        throw error
      })
    return opened
  })
})
