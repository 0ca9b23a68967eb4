import type { PreviewedText } from '@energy/contracts/previews/previews'
import { pageWith } from '@energy/contracts/site/site-pages'
import { textRecord, type TextKind } from '@energy/contracts/texts'
import type { Content, PrismaClient } from '../../../generated/client.ts'
import { siteAnswer } from '../../../shared/site/site-answer.ts'
import { readTexts } from '../../../shared/site/site-texts.ts'
import { hashesOf } from '../drafts/read.ts'
import { bodyOf, type ItemBody } from '../item-body.ts'

/** The draft of a text in a page that shows it. @param draft undefined where it says what its columns say */
export async function previewedText(
  db: PrismaClient,
  { id, kind, texts, pictureHashes }: Content & { kind: TextKind },
  draft: ItemBody | undefined,
): Promise<PreviewedText> {
  const page = pageWith(kind)
  const body = draft ?? bodyOf(kind, texts)
  const hashes = draft ? hashesOf(draft) : pictureHashes
  const site = await siteAnswer(db, page, { id, kind, body, pictureHashes: hashes })
  const live = textRecord(kind).single ? [] : await readTexts(db, [kind])
  const found = live.findIndex((text) => text.id === id)
  return { kind, id, page, site, at: found < 0 ? live.length : found }
}
