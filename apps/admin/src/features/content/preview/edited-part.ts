import type { EditedKind } from '@energy/contracts/content/edited'
import { formOf, labelsOf } from '../record/form-of.ts'

/** The path of the field in which an element of the form is: its own name, or that of its editor. */
export function fieldOf(target: EventTarget | null) {
  if (!(target instanceof Element)) return ''
  const editor = target.closest<HTMLElement>('[data-field]')
  return editor?.dataset['field'] ?? target.getAttribute('name') ?? ''
}

/** The part of the page that shows a field, with its name; undefined where the page shows no such field. */
export function partOf(kind: EditedKind, field: string) {
  const [name = '', index] = field.split('.')
  const { fields, lists } = formOf(kind)
  const list = lists.find((each) => each.list === name)
  if (list && index !== undefined) return { field, label: `${list.legend} ${Number(index) + 1}` }
  if (fields.every((each) => each.name !== name)) return undefined
  const label = labelsOf(kind).find((each) => each.name === name)?.label
  return label === undefined ? undefined : { field, label }
}
