import { hashOf } from '@energy/contracts/pictures/media'
import type { PrismaClient } from '../../../generated/client.ts'
import { shownPictures } from '../../../shared/media/shown.ts'
import { bodyOf, type ItemBody } from '../item-body.ts'
import { withSchedules } from './answers.ts'
import { shownFirst } from './publication.ts'

/** The hashes of the pictures that a draft shows. */
export const hashesOf = (body: ItemBody) =>
  Object.values(body)
    .flatMap((value) => (typeof value === 'string' ? value : value.flatMap((entry) => Object.values(entry))))
    .flatMap((text) => hashOf(text) ?? [])

/** An item with its draft, or with the version that the site shows where it has none, and the pictures that it shows. */
export async function readDraft(db: PrismaClient, where: { id: string; deletedAt: null }) {
  const row = await db.content.findUniqueOrThrow({ where, include: withSchedules })
  const saved = await db.contentVersion.findFirst({
    where: { itemId: row.id, ...(row.draftNumber !== null && { number: row.draftNumber }) },
    orderBy: shownFirst,
    include: { author: { select: { username: true } } },
  })
  const draft = row.draftNumber === null || !saved ? undefined : bodyOf(row.kind, saved.body)
  const shown = draft ? { pictureHashes: hashesOf(draft) } : row
  const pictures = (await shownPictures(db, [shown]))(shown)
  return { draft, row, pictures, saved }
}
