import type { Found } from './recent.ts'
import { kindNames } from './search-kinds.ts'
import { SearchOption } from './search-option.tsx'

interface SearchListProps {
  id: string
  shown: readonly Found[]
  /** The search text; `""` for the list of recent records. */
  text: string
  /** The index of the active option. */
  active: number
  onPoint: (index: number) => void
  onChoose: (found: Found) => void
}

/** The id of an option. */
export const optionOf = (list: string, index: number) => `${list}-${index}`

/** The listbox of the combobox, in groups. */
export const SearchList = ({ id, shown, text, active, onPoint, onChoose }: SearchListProps) => (
  // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a select cannot belong to a field, and a datalist has no groups
  <div id={id} role="listbox" aria-label={text ? 'Found' : 'Opened last'} className="p-1.5">
    {groupsOf(shown, text).map(({ name, items }) => (
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an optgroup is only allowed in a select
      <div key={name} role="group" aria-label={name}>
        <p className="px-3 pt-2.5 pb-1 text-small font-[520] text-muted" aria-hidden="true">
          {name}
        </p>
        {items.map(({ found, index }) => (
          <SearchOption
            key={found._id}
            id={optionOf(id, index)}
            found={found}
            text={text}
            isActive={index === active}
            onPoint={() => onPoint(index)}
            onChoose={() => onChoose(found)}
          />
        ))}
      </div>
    ))}
  </div>
)

/** Groups hits by kind; recent records form one group, newest first. */
function groupsOf(shown: readonly Found[], text: string) {
  const numbered = shown.map((found, index) => ({ found, index }))
  const groups = Map.groupBy(numbered, ({ found }) => (text ? kindNames[found.kind] : 'Opened last'))
  return [...groups].map(([name, items]) => ({ name, items }))
}
