import { Site, textsOf, type SitePage } from '@energy/contracts/site/site-pages'
import { textRecord, type TextKind } from '@energy/contracts/texts'
import { TypeCompiler } from '@sinclair/typebox/compiler'
import type { PrismaClient } from '../../generated/client.ts'
import { shownPictures } from '../media/shown.ts'
import { readMenu } from './menu.ts'
import { placeholdersOf, shownBody } from '@energy/formatted/shown-text'
import { readTexts, type LiveText } from './site-texts.ts'
import { textBodyOf } from './text-body.ts'

const Answers = TypeCompiler.Compile(Site)

/** The texts of a page, with one of them in place of what is live. A draft that is not live yet comes last. */
function withDraft(found: LiveText[], draft: LiveText | undefined) {
  if (!draft) return found
  return found.some(({ id }) => id === draft.id)
    ? found.map((text) => (text.id === draft.id ? draft : text))
    : [...found, draft]
}

/**
 * The navigation, the company and the texts of a page.
 * @param draft shown in place of what is live
 */
export async function siteAnswer(db: PrismaClient, page: SitePage, draft?: LiveText): Promise<Site> {
  const kinds: TextKind[] = ['company', ...textsOf(page)]
  const [menu, found] = await Promise.all([readMenu(db), readTexts(db, kinds)])
  const all = withDraft(found, draft)
  const bodies = (kind: TextKind) => all.filter((text) => text.kind === kind).map(({ body }) => body)
  const [company = textBodyOf('company', {})] = bodies('company')
  const values = placeholdersOf(company)
  const texts = textsOf(page).map((kind) => {
    const shown = bodies(kind).map((body) => shownBody(kind, body, values))
    return [kind, textRecord(kind).single ? (shown[0] ?? shownBody(kind, textBodyOf(kind, {}), values)) : shown]
  })
  const hashes = { pictureHashes: [...new Set(all.flatMap(({ pictureHashes }) => pictureHashes))] }
  return Answers.Decode({
    menu,
    company: shownBody('company', company, values),
    texts: Object.fromEntries(texts),
    pictures: (await shownPictures(db, [hashes]))(hashes),
  })
}
