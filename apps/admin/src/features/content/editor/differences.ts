import { kinds } from '@energy/contracts/content'
import type { Field } from '@energy/contracts/kinds/kind'
import type { ContentStart } from './content-values.ts'

const names = new Intl.ListFormat('en-GB')
/** The labels of the fields of all kinds, by name. */
const labels = new Map([
  ...Object.values(kinds).flatMap(({ textFields }) =>
    Object.entries<Field>(textFields).map(([name, { label }]): [string, string] => [name, label]),
  ),
  ['subTitles', 'Sub titles'],
  ['sections', 'Sections'],
])

/** The serialized values of an item by the names of its fields; the order of an entry's fields does not matter. */
const serialize = (item: ContentStart) =>
  new Map(
    Object.entries(item).map(([name, value]) => [
      name,
      typeof value === 'string' ? value : JSON.stringify(value.map((entry) => Object.entries(entry).toSorted())),
    ]),
  )

/** The labels of the fields that differ between two versions of an item: `Title and Sections`. */
export function differences(one: ContentStart, other: ContentStart) {
  const [ours, theirs] = [serialize(one), serialize(other)]
  const differ = (name: string) => (ours.get(name) ?? '') !== (theirs.get(name) ?? '')
  return names.format([...labels].filter(([name]) => differ(name)).map(([, label]) => label))
}
