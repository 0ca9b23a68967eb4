import { EditedKind } from '@energy/contracts/content/edited'
import { hashOf } from '@energy/contracts/pictures/media'
import type { PictureUse } from '@energy/contracts/pictures/pictures'
import { isTextKind } from '@energy/contracts/texts'
import { Type } from '@sinclair/typebox'
import { TypeCompiler } from '@sinclair/typebox/compiler'
import type { Picture, Prisma, PrismaClient } from '../../generated/client.ts'
import { itemBodyOf } from '../../shared/database/json-columns.ts'
import { textBodyOf } from '../../shared/site/text-body.ts'
import { textLinksOf } from '../../shared/site/text-links.ts'

const Uses = TypeCompiler.Compile(Type.Array(Type.Object({ hash: Type.String(), uses: Type.Integer() })))

/** The number of items that show each of these pictures. */
export async function countUses(db: PrismaClient, hashes: string[]): Promise<ReadonlyMap<string, number>> {
  const rows = await db.$queryRaw`
    SELECT hash, count(DISTINCT "itemId")::int AS uses FROM item_texts, unnest("pictureHashes") AS hash
    WHERE "deletedAt" IS NULL AND "pictureHashes" && ${hashes} AND hash = ANY(${hashes}) GROUP BY hash`
  return new Map(Uses.Decode(rows).map(({ hash, uses }) => [hash, uses]))
}

const Texts = TypeCompiler.Compile(
  Type.Array(
    Type.Object({
      itemId: Type.String(),
      kind: EditedKind,
      headerTitle: Type.String(),
      body: Type.Unknown(),
    }),
  ),
)

/** The items that show a picture, also in a draft, and where in them. */
export async function usesOf(db: PrismaClient, hash: string): Promise<PictureUse[]> {
  const texts = await db.$queryRaw`
    SELECT "itemId"::text, kind::text, "headerTitle", body FROM item_texts
    WHERE "deletedAt" IS NULL AND "pictureHashes" @> ARRAY[${hash}] ORDER BY item_texts."itemId"`
  const uses = Texts.Decode(texts).flatMap(({ kind, itemId, headerTitle, body }) =>
    placesOf(kind, body)
      .filter(({ link }) => hashOf(link) === hash)
      .map(({ place }) => ({ kind, _id: itemId, headerTitle, place })),
  )
  // A draft mostly shows it where the live item does.
  return [...new Map(uses.map((use) => [`${use._id} ${use.place}`, use])).values()]
}

/** The links of an item that may be pictures, each with the name of its place. */
function placesOf(kind: EditedKind, body: unknown) {
  if (isTextKind(kind)) return textLinksOf(kind, textBodyOf(kind, body))
  const { ctaImage = '', sections, subTitles } = itemBodyOf(body)
  return [
    { place: 'CTA image', link: ctaImage },
    ...sections.map((section, at) => ({ place: `Section ${at + 1}`, link: section.ctaImage })),
    ...subTitles.map((subTitle, at) => ({ place: `Sub title ${at + 1}`, link: subTitle.ctaImage })),
  ]
}

/**
 * Lets every item show another picture in the place of this one, which goes to the trash: in its columns, in its drafts,
 * and in what is scheduled. A draft of an item that was taken off the site may be a version that was published. What was
 * said about the picture holds for the other one, unless something is said about that already.
 */
export async function replacePicture(tx: Prisma.TransactionClient, before: Picture, after: Picture) {
  await tx.$executeRaw`
    UPDATE items SET "ctaImage" = replace("ctaImage", ${before.hash}, ${after.hash}),
      sections = replace(sections::text, ${before.hash}, ${after.hash})::jsonb,
      "subTitles" = replace("subTitles"::text, ${before.hash}, ${after.hash})::jsonb,
      texts = replace(texts::text, ${before.hash}, ${after.hash})::jsonb, "updatedAt" = now()
    WHERE "pictureHashes" @> ARRAY[${before.hash}]`
  // Otherwise an editor that has the draft open saves the link of the erased picture over the other one.
  await tx.$executeRaw`
    UPDATE items SET revision = revision + 1 FROM content_versions
    WHERE "itemId" = items.id AND number = "draftNumber" AND content_versions."pictureHashes" @> ARRAY[${before.hash}]`
  await tx.$executeRaw`
    UPDATE content_versions SET body = replace(body::text, ${before.hash}, ${after.hash})::jsonb
    WHERE "pictureHashes" @> ARRAY[${before.hash}] AND (
      "publishedAt" IS NULL
      OR number = (SELECT "draftNumber" FROM items WHERE items.id = "itemId")
      OR number IN (SELECT number FROM schedules WHERE schedules."itemId" = content_versions."itemId")
    )`
  const { alt, decorative, credit } = after.alt || after.decorative || after.credit ? after : before
  const version = { increment: 1 }
  await tx.picture.update({ where: { id: after.id }, data: { alt, decorative, credit, version } })
  // Fails where somebody else has replaced or deleted it at this moment.
  await tx.picture.update({ where: { id: before.id, deletedAt: null }, data: { deletedAt: new Date(), version } })
}
