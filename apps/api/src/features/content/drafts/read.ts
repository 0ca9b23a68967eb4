import { hashOf } from '@energy/contracts/pictures/media'
import type { PrismaClient } from '../../../generated/client.ts'
import { itemBodyOf } from '../../../shared/json-columns.ts'
import { shownPictures } from '../../../shared/media/shown.ts'
import { withSchedules } from './answers.ts'

/** The hashes of the pictures that a draft shows. */
const hashesOf = ({ ctaImage, sections, subTitles }: ReturnType<typeof itemBodyOf>) =>
  [{ ctaImage }, ...sections, ...subTitles].flatMap(({ ctaImage: link = '' }) => hashOf(link) ?? [])

/** An item with its draft, or with its newest version where it has none, and the pictures that it shows. */
export async function readDraft(db: PrismaClient, where: { id: string; deletedAt: null }) {
  const row = await db.content.findUniqueOrThrow({ where, include: withSchedules })
  const saved = await db.contentVersion.findFirst({
    where: { itemId: row.id, ...(row.draftNumber !== null && { number: row.draftNumber }) },
    orderBy: { number: 'desc' },
    include: { author: { select: { username: true } } },
  })
  const draft = row.draftNumber === null || !saved ? undefined : itemBodyOf(saved.body)
  const shown = draft ? { pictureHashes: hashesOf(draft) } : row
  const pictures = (await shownPictures(db, [shown]))(shown)
  return { draft, row, pictures, saved }
}
