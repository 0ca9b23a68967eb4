import { isTextKind } from '@energy/contracts/texts'
import { plain } from '@energy/formatted/plain'
import { fill, type Placeholders } from '@energy/formatted/shown-text'
import type { Content } from '../../generated/client.ts'
import { sectionsOf, subTitlesOf } from '../../shared/database/json-columns.ts'
import type { PlainTexts } from './marked.ts'

/** What a row of the site's texts says. */
export const textsOf = ({ texts }: Content): Record<string, unknown> =>
  typeof texts === 'object' && texts !== null ? { ...texts } : {}

const joined = (parts: readonly string[]) => parts.filter(Boolean).map(plain).join(' ')

/**
 * The title of a row, and all that its page says, in its order.
 * @param values of the company, which texts of the site may name; content does not
 */
export function plainTexts(row: Content, values: Placeholders): PlainTexts {
  const { kind, headerTitle, titleDescription, details, sections, subTitles } = row
  if (isTextKind(kind)) {
    const { answer, text } = textsOf(row)
    const parts = [answer, text].filter((part) => typeof part === 'string')
    return { title: fill(headerTitle, values), text: fill(joined(parts), values) }
  }
  const parts = [
    titleDescription,
    details ?? '',
    ...sectionsOf(sections).flatMap(({ prefix, title, description }) => [prefix, title, description]),
    ...subTitlesOf(subTitles).flatMap((each) => [each.subTitlePrefix, each.subTitle, each.subTitleDescription]),
  ]
  return { title: headerTitle, text: joined(parts) }
}
