import type { TObject } from '@sinclair/typebox'

/** A Markdown table from rows of cells. */
export const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')

/**
 * The Markdown table of a schema of settings, for docs/settings/.
 * @throws Error where a setting has no title or no description
 */
export function settingsTable({ properties, required = [] }: TObject) {
  const rows = Object.entries(properties).map(([name, { title, description, default: standard }]) => {
    if (!title || !description) throw new Error(`${name} needs a title and a description`)
    const otherwise = standard === undefined ? '' : standard === '' ? 'none' : `\`${standard}\``
    return [`\`${name}\``, title, description, otherwise || (required.includes(name) ? 'must be set' : '')]
  })
  return table(['variable', 'what it is for', 'what it must be', 'where it is not set'], rows)
}
