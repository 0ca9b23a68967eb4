import type { EditedKind } from '@energy/contracts/content/edited'
import type { ShownPicture } from '@energy/contracts/pictures/shown'
import type { ToPreview } from '@energy/contracts/previews/messages'
import type { Company } from '@energy/contracts/site/site-pages'
import { isTextKind } from '@energy/contracts/texts'
import { formattedOf } from '@energy/formatted/formatted-of'
import { placeholdersOf, shownBody } from '@energy/formatted/shown-text'
import { contentTexts, type Values } from '../record/values.ts'

interface MessageOptions {
  number: number
  pictures: ShownPicture[]
  /** Texts name values of it. */
  company: Company
}

/** The message to the live preview about the values of the form. */
export function messageOf(kind: EditedKind, values: Values, { number, pictures, company }: MessageOptions): ToPreview {
  if (isTextKind(kind))
    return { preview: 'text', number, pictures, text: shownBody(kind, values, placeholdersOf(company)) }
  const texts = contentTexts(values)
  const formatted = formattedOf(kind, texts)
  return { preview: 'item', number, texts, ...(formatted && { formatted }), pictures }
}
