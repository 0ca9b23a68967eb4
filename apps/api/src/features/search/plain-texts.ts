import { plain } from '@energy/formatted/plain'
import type { Content } from '../../generated/client.ts'
import { sectionsOf, subTitlesOf } from '../../shared/json-columns.ts'
import type { PlainTexts } from './marked.ts'

/** What a row of the site's texts says. */
export const textsOf = ({ texts }: Content): Record<string, unknown> =>
  typeof texts === 'object' && texts !== null ? { ...texts } : {}

/** The title of a row, and all that its page says. */
export function plainTexts(row: Content): PlainTexts {
  const { headerTitle, titleDescription, details, sections, subTitles } = row
  const { answer, text } = textsOf(row)
  const parts = [
    titleDescription,
    details ?? '',
    ...[...sectionsOf(sections), ...subTitlesOf(subTitles)].flatMap((entry) => Object.values(entry)),
    ...[answer, text].filter((part) => typeof part === 'string'),
  ]
  return { title: headerTitle, text: parts.filter(Boolean).map(plain).join(' ') }
}
