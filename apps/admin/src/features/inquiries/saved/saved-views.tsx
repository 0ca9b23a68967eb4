import { Bookmark, Plus } from 'lucide-react'
import { Link } from 'react-router-dom'
import { ActionMenu } from '../../../shared/actions/action-menu.tsx'
import { formatCount } from '../../../shared/words/counts.ts'
import { useInboxAddress } from '../list/use-inbox-address.ts'
import { useSavedViews } from './use-saved-views.ts'
import { useViewActions } from './use-view-actions.tsx'

/** The saved views as links with their counts, behind the others, and the button that saves one. */
export function SavedViews() {
  const { views, open } = useSavedViews()
  const { hrefOfSaved } = useInboxAddress()
  const { save, of: actionsOf, dialog } = useViewActions()
  return (
    <>
      <span className="border-l border-line" aria-hidden="true" />
      <LoadingError />
      {views.map((view) => (
        <span key={view._id} className="flex min-w-0 items-center">
          <Link
            to={hrefOfSaved(view)}
            aria-current={view === open ? 'page' : undefined}
            title={view.own ? undefined : `Shared by ${view.owner}`}
            className="tab min-w-0 gap-1.5 whitespace-nowrap"
          >
            <Bookmark className="size-4.5 flex-none" strokeWidth={1.75} aria-hidden="true" />
            <span className="max-w-52 truncate">{view.name}</span>
            {view.count !== undefined && <span className="font-[450] tabular-nums">{formatCount(view.count)}</span>}
          </Link>
          {view === open && <ActionMenu name={view.name} actions={actionsOf(view)} />}
        </span>
      ))}
      <button type="button" className="icon-btn" aria-label={save.label} title={save.label} onClick={save.run}>
        <Plus className="icon" aria-hidden="true" />
      </button>
      {dialog}
    </>
  )
}

function LoadingError() {
  const { retry } = useSavedViews()
  return (
    retry && (
      <p className="flex flex-wrap items-center gap-x-3 text-small max-md:w-full" role="alert">
        We could not load the saved views.
        <button type="button" className="text-link min-h-touch" onClick={() => void retry()}>
          Try again
        </button>
      </p>
    )
  )
}

/** The same on a phone: a menu beside the list of views, and a line below both where they could not be loaded. */
export function ViewMenu() {
  const { open } = useSavedViews()
  const { save, of: actionsOf, dialog } = useViewActions()
  return (
    <>
      <div className="flex-none [&_.icon-btn]:border-[1.5px] [&_.icon-btn]:border-edge">
        <ActionMenu name="this view" actions={[save, ...(open ? actionsOf(open) : [])]} />
        {dialog}
      </div>
      <LoadingError />
    </>
  )
}
