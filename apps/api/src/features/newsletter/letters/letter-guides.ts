import { kinds } from '@energy/contracts/content'
import type { LetterGuide } from '@energy/contracts/letters/archive'
import { firstWords } from '@energy/contracts/words'
import { plain } from '@energy/formatted/plain'
import type { PrismaClient } from '../../../generated/client.ts'
import { live } from '../../../shared/live.ts'

const { tag, cardWords, dashboard } = kinds.blogs

/** The page of a guide on the site. */
export const guidePath = (id: string) => dashboard.page + id

/** The guides of a letter in its order, without those that the site does not show. */
export async function readGuides(db: PrismaClient, ids: readonly string[]): Promise<LetterGuide[]> {
  if (ids.length === 0) return []
  const found = await db.content.findMany({ where: { kind: tag, id: { in: [...ids] }, ...live } })
  return ids.flatMap((id) => {
    const guide = found.find((one) => one.id === id)
    if (!guide) return []
    return { _id: id, title: guide.headerTitle, summary: firstWords(plain(guide.titleDescription), cardWords) }
  })
}
