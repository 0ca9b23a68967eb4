import { kinds, type Item, type Kind, type OwnField } from '@energy/contracts/content'
import type { Block, Formatted } from '@energy/contracts/formatted'
import { keysOf } from '@energy/contracts/record-of'
import { mayHaveMarks } from './may-have-marks.ts'
import { parse } from './parse.ts'

/** The texts of an item, also of one that is not complete. */
type Texts = Partial<Omit<Item, 'sections'>> &
  Partial<Record<OwnField, string>> & { sections: readonly { description?: string }[] }

/**
 * The formatted texts of an item as trees. A text without marks has no tree: it is paragraphs, and is not read at all.
 * @returns undefined where no text has marks
 */
export function formattedOf(kind: Kind, item: Texts): Formatted | undefined {
  const { textFields } = kinds[kind]
  const trees: Record<string, Block[]> = {}
  const add = (path: string, text = '') => {
    if (mayHaveMarks(text)) trees[path] = parse(text)
  }
  for (const name of keysOf(textFields)) if (textFields[name].control === 'formatted') add(name, item[name])
  for (const [at, { description }] of item.sections.entries()) add(`sections.${at}.description`, description)
  return Object.keys(trees).length > 0 ? trees : undefined
}
