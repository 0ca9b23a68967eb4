import type { Section, SubTitle } from './entries.ts'

/** The words that a reader takes in, in a minute. */
const WORDS_A_MINUTE = 200

/** The texts of an item that are read. */
interface Texts {
  headerTitle: string
  titlePrefix: string
  titleDescription: string
  details?: string
  sections: readonly Pick<Section, 'prefix' | 'title' | 'description'>[]
  subTitles: readonly Pick<SubTitle, 'subTitlePrefix' | 'subTitle' | 'subTitleDescription'>[]
}

const wordsIn = (text: string) => text.split(/\s+/).filter(Boolean).length

/**
 * The minutes that an item takes to read: at least one.
 * @param plainOf gives a formatted text, which is at this path, without its marks
 */
export function minutesOf(item: Texts, plainOf: (text: string, path: string) => string) {
  const { headerTitle, titlePrefix, titleDescription, details = '', sections, subTitles } = item
  const texts = [
    headerTitle,
    titlePrefix,
    plainOf(titleDescription, 'titleDescription'),
    plainOf(details, 'details'),
    ...sections.flatMap(({ prefix, title, description }, at) => [
      prefix,
      title,
      plainOf(description, `sections.${at}.description`),
    ]),
    ...subTitles.flatMap(({ subTitlePrefix, subTitle, subTitleDescription }) => [
      subTitlePrefix,
      subTitle,
      subTitleDescription,
    ]),
  ]
  return Math.max(1, Math.round(wordsIn(texts.join(' ')) / WORDS_A_MINUTE))
}
