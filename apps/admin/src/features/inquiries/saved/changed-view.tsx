import { TransientButton } from '../../../shared/actions/transient-button.tsx'
import { useInboxAddress } from '../list/use-inbox-address.ts'
import { useSavedViews } from './use-saved-views.ts'
import { useViewActions } from './use-view-actions.tsx'

/** Offers to save the filters that were changed while a saved view is open. */
export function ChangedView() {
  const { id } = useInboxAddress()
  const { open, isChanged } = useSavedViews()
  const { save, storeFilter, isStoring, dialog } = useViewActions()
  if (!open || !isChanged) return null
  return (
    <section
      aria-label="Changed view"
      className={`flex flex-wrap items-center gap-2 rounded-panel bg-tint px-5 py-2 ${id ? 'max-xl:hidden' : ''}`}
    >
      <p className="mr-auto">The filters of “{open.name}” are not as they were saved.</p>
      {open.own && (
        <TransientButton small busy={isStoring} onClick={() => storeFilter(open)}>
          Save changes
        </TransientButton>
      )}
      <TransientButton look="line" small onClick={save.run}>
        Save as new
      </TransientButton>
      {dialog}
    </section>
  )
}
