import { kinds, type Kind } from '@energy/contracts/content'
import type { Field } from '@energy/contracts/kinds/kind'
import { sections, subTitles } from '../editor/fields/entry-fields.ts'

/** The path of the field in which an element of the form is: its own name, or that of its editor. */
export function fieldOf(target: EventTarget | null) {
  if (!(target instanceof Element)) return ''
  const editor = target.closest<HTMLElement>('[data-field]')
  return editor?.dataset['field'] ?? target.getAttribute('name') ?? ''
}

/** The part of the page that shows a field, with its name; undefined where the page shows no such field. */
export function partOf(kind: Kind, field: string) {
  const [name = '', index] = field.split('.')
  const list = [sections, subTitles].find((each) => each.list === name)
  if (list && index !== undefined) return { field, label: `${list.legend} ${Number(index) + 1}` }
  const fields: Partial<Record<string, Field>> = kinds[kind].textFields
  const label = fields[name]?.label
  return label === undefined ? undefined : { field, label }
}
