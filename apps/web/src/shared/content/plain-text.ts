import type { ShownItem } from '@energy/contracts/content'
import { textOf } from '@energy/formatted/text-of'

/** A text of an item without marks, by the path of its field. */
export function plainText({ formatted }: Pick<ShownItem, 'formatted'>, text: string, path: string) {
  const blocks = formatted?.[path]
  return blocks ? textOf(blocks) : text
}

/** The description of an item without marks, as search engines show it. */
export const plainDescription = (item: ShownItem) => plainText(item, item.titleDescription, 'titleDescription')
