import { hashOf } from '@energy/contracts/pictures/media'
import type { PictureUse } from '@energy/contracts/pictures/pictures'
import { Type } from '@sinclair/typebox'
import { TypeCompiler } from '@sinclair/typebox/compiler'
import type { Picture, Prisma, PrismaClient } from '../../generated/client.ts'
import { sectionsOf, subTitlesOf } from '../../shared/json-columns.ts'

const Uses = TypeCompiler.Compile(Type.Array(Type.Object({ hash: Type.String(), uses: Type.Integer() })))

/** The number of items that show each of these pictures. */
export async function countUses(db: PrismaClient, hashes: string[]): Promise<ReadonlyMap<string, number>> {
  const rows = await db.$queryRaw`
    SELECT hash, count(*)::int AS uses FROM items, unnest("pictureHashes") AS hash
    WHERE "deletedAt" IS NULL AND "pictureHashes" && ${hashes} AND hash = ANY(${hashes}) GROUP BY hash`
  return new Map(Uses.Decode(rows).map(({ hash, uses }) => [hash, uses]))
}

/** The items that show a picture, and where in them. */
export async function usesOf(db: PrismaClient, hash: string): Promise<PictureUse[]> {
  const items = await db.content.findMany({
    where: { deletedAt: null, pictureHashes: { has: hash } },
    orderBy: { id: 'asc' },
  })
  return items.flatMap(({ kind, id, headerTitle, ctaImage, sections, subTitles }) =>
    [
      { place: 'CTA image', link: ctaImage },
      ...sectionsOf(sections).map((section, at) => ({ place: `Section ${at + 1}`, link: section.ctaImage })),
      ...subTitlesOf(subTitles).map((subTitle, at) => ({ place: `Sub title ${at + 1}`, link: subTitle.ctaImage })),
    ]
      .filter(({ link }) => hashOf(link) === hash)
      .map(({ place }) => ({ kind, _id: id, headerTitle, place })),
  )
}

/**
 * Lets every item show another picture in the place of this one, which goes to the trash. What was said about it holds
 * for the other one, unless something is said about that already.
 */
export async function replacePicture(tx: Prisma.TransactionClient, before: Picture, after: Picture) {
  await tx.$executeRaw`
    UPDATE items SET "ctaImage" = replace("ctaImage", ${before.hash}, ${after.hash}),
      sections = replace(sections::text, ${before.hash}, ${after.hash})::jsonb,
      "subTitles" = replace("subTitles"::text, ${before.hash}, ${after.hash})::jsonb, "updatedAt" = now()
    WHERE "pictureHashes" @> ARRAY[${before.hash}]`
  const { alt, decorative, credit } = after.alt || after.decorative || after.credit ? after : before
  const version = { increment: 1 }
  await tx.picture.update({ where: { id: after.id }, data: { alt, decorative, credit, version } })
  await tx.picture.update({ where: { id: before.id }, data: { deletedAt: new Date(), version } })
}
