import { buttonClass } from '@energy/ui/button'
import { SlidersHorizontal } from 'lucide-react'
import { Filter } from '../../../shared/list/filter.tsx'
import { useShortcut } from '../keys/shortcuts.ts'
import { FilterFields } from './filter-fields.tsx'
import { useInboxAddress } from './use-inbox-address.ts'

interface FilterBarProps {
  /** The number of rows that match; undefined until it is known. */
  found: number | undefined
  isOpen: boolean
  onToggle: () => void
}

/** The filter by text, and the others in a row that is folded where there is no room for it. */
export function FilterBar({ found, isOpen, onToggle }: FilterBarProps) {
  const { filterCount } = useInboxAddress()
  const shortcut = useShortcut()
  return (
    <div className={`flex flex-wrap items-start gap-2 border-b border-line px-3 py-2 ${isOpen ? '' : 'max-md:hidden'}`}>
      <Filter
        things="requests and messages"
        by="Text or phone digits"
        found={found}
        isFiltered={filterCount > 0}
        className="min-w-48 flex-1"
        input={shortcut('/')}
      />
      <button
        type="button"
        className={`${buttonClass('line', true)} px-3.5! max-md:hidden @5xl:hidden`}
        aria-expanded={isOpen}
        onClick={onToggle}
      >
        <SlidersHorizontal className="size-4.5" strokeWidth={1.75} aria-hidden="true" />
        Filters
        {filterCount > 0 && <span className="tabular-nums">{filterCount}</span>}
      </button>
      <div
        className={`grid w-full grid-cols-1 gap-2 @md:grid-cols-2 @2xl:grid-cols-5 @5xl:w-auto @5xl:grid-cols-[8rem_9rem_8rem_auto_auto] ${isOpen ? '' : '@max-5xl:hidden'}`}
      >
        <FilterFields />
      </div>
    </div>
  )
}
