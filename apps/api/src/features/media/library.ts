import { mediaLink } from '@energy/contracts/pictures/media'
import { picture, type PictureFilter } from '@energy/contracts/pictures/pictures'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Prisma, type Picture } from '../../generated/client.ts'
import { countRows, newestIds, readPage } from '../../shared/lists/list.ts'
import { countUses } from './uses.ts'

const table = Prisma.sql`pictures`
/** By equality, so that PostgreSQL reads what the items show once, instead of once for each picture. */
const isUnused = Prisma.sql`NOT EXISTS (
  SELECT FROM (SELECT unnest("pictureHashes") AS hash FROM item_texts WHERE "deletedAt" IS NULL) AS used
  WHERE used.hash = pictures.hash)`
/** The rows that each filter finds. */
const rowsOf: Record<PictureFilter | 'all', Prisma.Sql> = {
  all: Prisma.sql`library AND "deletedAt" IS NULL`,
  unused: Prisma.sql`library AND "deletedAt" IS NULL AND ${isUnused}`,
  'without-alt': Prisma.sql`library AND "deletedAt" IS NULL AND alt = '' AND NOT decorative`,
}

/** A picture as it is answered. */
export const answer = (row: Picture & { uploader: { username: string } | null }, uses: number) => ({
  ...row,
  _id: row.id,
  link: mediaLink(row.hash),
  createdAt: row.createdAt.toISOString(),
  uploadedBy: row.uploader?.username ?? '',
  uses,
})
export const withUploader = { uploader: { select: { username: true } } }

/** The library of pictures: its list and its counts. */
export const library: FastifyPluginAsyncTypebox = async (app) => {
  app.route({
    ...picture.list,
    handler: async ({ query }, reply) => {
      const rows = rowsOf[query.filter ?? 'all']
      const page = await readPage(app.db, reply, query, {
        newestFirst: true,
        // So that all pictures are compared once, for the page and for its count.
        isFiltered: query.filter === 'unused',
        texts: { table, columns: [Prisma.sql`name`, Prisma.sql`alt`, Prisma.sql`credit`], rows },
        read: async ({ ids, take }) =>
          app.db.picture.findMany({
            where: { id: { in: await newestIds(app.db, { table, rows }, ids, take) } },
            orderBy: { id: 'desc' },
            include: withUploader,
          }),
      })
      const uses = await countUses(
        app.db,
        page.map(({ hash }) => hash),
      )
      return page.map((row) => answer(row, uses.get(row.hash) ?? 0))
    },
  })

  app.route({
    ...picture.counts,
    handler: async () => {
      const [all, unused, withoutAlt] = await Promise.all(
        [rowsOf.all, rowsOf.unused, rowsOf['without-alt']].map((rows) => countRows(app.db, { table, rows })),
      )
      return { all: all ?? 0, unused: unused ?? 0, withoutAlt: withoutAlt ?? 0 }
    },
  })
}
