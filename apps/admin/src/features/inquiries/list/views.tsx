import { VIEWS } from '@energy/contracts/inquiries/inbox'
import { Link, useNavigate } from 'react-router-dom'
import { formatCount } from '../../../shared/words/counts.ts'
import { useShortcut } from '../keys/shortcuts.ts'
import { SavedViews } from '../saved/saved-views.tsx'
import { useSavedViews } from '../saved/use-saved-views.ts'
import { useCounts } from './use-inbox.ts'
import { useInboxAddress, viewWords } from './use-inbox-address.ts'

/** The views as links with their counts. */
export function Views() {
  const { view: shown, hrefOfView } = useInboxAddress()
  const { isSaved } = useSavedViews()
  const counts = useCounts()
  const shortcut = useShortcut()
  return (
    <nav aria-label="Views" className="flex flex-wrap gap-x-5.5 border-b border-line max-md:hidden">
      {VIEWS.map((view, at) => (
        <Link
          key={view}
          to={hrefOfView(view)}
          aria-current={view === shown && !isSaved ? 'page' : undefined}
          className="tab gap-1.5 whitespace-nowrap"
          {...shortcut(String(at + 1))}
        >
          {viewWords[view]} <span className="font-[450] tabular-nums">{counts && formatCount(counts[view])}</span>
        </Link>
      ))}
      <SavedViews />
    </nav>
  )
}

/** The views on a phone. */
export function ViewSelect() {
  const { view: shown, hrefOfView, hrefOfSaved } = useInboxAddress()
  const { views, open } = useSavedViews()
  const counts = useCounts()
  const navigate = useNavigate()
  return (
    <select
      aria-label="View"
      className="input min-h-touch! min-w-0 flex-1 py-1!"
      value={open?._id ?? shown}
      onChange={({ target }) => {
        const next = VIEWS.find((view) => view === target.value)
        const saved = views.find(({ _id }) => _id === target.value)
        if (next) void navigate(hrefOfView(next))
        else if (saved) void navigate(hrefOfSaved(saved))
      }}
    >
      {VIEWS.map((view) => (
        <option key={view} value={view}>
          {viewWords[view]}
          {counts && `, ${formatCount(counts[view])}`}
        </option>
      ))}
      {views.length > 0 && (
        <optgroup label="Saved">
          {views.map(({ _id, name, count }) => (
            <option key={_id} value={_id}>
              {name}
              {count !== undefined && `, ${formatCount(count)}`}
            </option>
          ))}
        </optgroup>
      )}
    </select>
  )
}
