import { kinds, type Kind, type NewContent } from '@energy/contracts/content'
import { sectionFields, subTitleFields, type EntryField } from './entry-fields.ts'

// A control of the form is named by the JSON pointer of what it fills in, as the API names faults.

/** The id of the control that a pointer names. */
export const controlId = (pointer: string) => `control${pointer.replaceAll('/', '-')}`

/** The fields that only some kinds have. */
const own = ['details', 'author'] as const
/** Whether a kind has a field that not all have. */
export const has = (kind: Kind, field: (typeof own)[number]) => field in kinds[kind].Entity.properties

const textAt = (typed: FormData, pointer: string) => {
  const value = typed.get(pointer)
  return typeof value === 'string' ? value : ''
}

/** The entries of a list of the form, as far as they go. */
function readEntries(typed: FormData, list: string, fields: readonly EntryField[]) {
  const entries: Record<string, string>[] = []
  while (fields.some(({ name }) => typed.has(`${list}/${entries.length}/${name}`))) {
    const at = `${list}/${entries.length}`
    entries.push(Object.fromEntries(fields.map(({ name }) => [name, textAt(typed, `${at}/${name}`)])))
  }
  return entries
}

/** What was typed into the form of a kind, as the API takes it. */
export function readContent(kind: Kind, typed: FormData): NewContent {
  const ownText = own.filter((field) => has(kind, field)).map((field) => [field, textAt(typed, `/${field}`)])
  return {
    headerTitle: textAt(typed, '/headerTitle'),
    titlePrefix: textAt(typed, '/titlePrefix'),
    titleDescription: textAt(typed, '/titleDescription'),
    cta: textAt(typed, '/cta'),
    ctaImage: textAt(typed, '/ctaImage'),
    ...Object.fromEntries(ownText),
    subTitles: readEntries(typed, '/subTitles', subTitleFields),
    sections: readEntries(typed, '/sections', sectionFields),
  }
}
