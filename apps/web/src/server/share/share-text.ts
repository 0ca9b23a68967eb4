import type { Item, Kind } from '@energy/contracts/content'
import type { Company } from '@energy/contracts/site/site-pages'
import { firstWords } from '@energy/contracts/words'
import { kindPages } from '../../shared/kinds.ts'
import type { ShareText } from './layout.ts'

/** The colours of what flows, as in tokens.css. */
const CARRIERS: Record<string, string> = {
  power: '#ffc233',
  heat: '#f4552e',
  air: '#8cc4ec',
  hydrogen: '#bba8f2',
  leaf: '#3e9a6c',
}
/** What the font has no letters for: other scripts with their punctuation, emoji, and marks without a letter. */
const UNKNOWN =
  /[^\p{Script=Latin}\p{Script=Common}]|[^\p{scx=Latin}\p{scx=Common}]|\p{Extended_Pictographic}|\p{Cc}|\p{Cf}/gu

const printable = (text: string) => text.normalize('NFC').replace(UNKNOWN, ' ').replace(/\s+/g, ' ').trim()

/** The texts of an item's picture. Letters that the font lacks are left out. */
export function shareText(kind: Kind, { headerTitle, titlePrefix }: Item, company: Company): ShareText {
  const { title, carrier: band } = kindPages[kind]
  const [, carrier = ''] = /--color-(\w+)/.exec(band) ?? []
  return {
    title: printable(headerTitle) || title,
    prefix: firstWords(printable(titlePrefix), 8),
    kind: title,
    carrier: CARRIERS[carrier] ?? '#ffc233',
    wordmark: [printable(company.wordmarkFirst), printable(company.wordmarkSecond)],
  }
}
