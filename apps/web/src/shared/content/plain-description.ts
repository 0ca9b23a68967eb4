import type { ShownItem } from '@energy/contracts/content'
import { textOf } from '@energy/formatted/text-of'

/** The description of an item without marks, as search engines show it. */
export function plainDescription({ titleDescription, formatted }: ShownItem) {
  const blocks = formatted?.['titleDescription']
  return blocks ? textOf(blocks) : titleDescription
}
