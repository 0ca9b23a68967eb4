import { useSend } from '@energy/client/use-send'
import { savedView, type SavedView } from '@energy/contracts/inquiries/saved-views'
import { confirmAction, notice } from '@energy/ui/notice'
import { BookmarkPlus, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { MenuAction } from '../../../shared/actions/action-menu.tsx'
import { endKeysOf } from '../../../shared/actions/send-once.ts'
import { useDeletion } from '../../../shared/actions/use-deletion.ts'
import { useLatest } from '../../../shared/use-latest.ts'
import { useInboxAddress } from '../list/use-inbox-address.ts'
import { SaveViewDialog } from './save-view-dialog.tsx'

const onError = (error: Error) => void notice(error.message, { kind: 'error' })

/** What can be done with a view: it is saved, and a saved one is renamed, shared, changed and deleted. */
export function useViewActions() {
  const address = useInboxAddress()
  const { filter } = address
  const latest = useLatest(address)
  const navigate = useNavigate()
  const update = useSend(savedView.update)
  const remove = useDeletion(savedView.remove)
  const [asked, setAsked] = useState<'new' | SavedView>()

  const onRemoved = (id: string) => {
    endKeysOf('view')
    // By now the user may read a request, or be in another view.
    const { saved, hrefOfOpened } = latest.current
    if (saved === id) void navigate(hrefOfOpened(''), { replace: true })
    void notice('View deleted.')
  }
  const confirmRemoval = async ({ _id: id, name, shared }: SavedView) => {
    const text = shared ? 'All staff lose this view. No request is deleted.' : 'No request is deleted.'
    const question = { title: `Delete “${name}”?`, text, yes: 'Delete', no: 'Keep it', danger: true }
    if (!(await confirmAction(question))) return
    remove.mutate({ params: { id } }, { onSuccess: () => onRemoved(id), onError })
  }
  const save: MenuAction = { icon: BookmarkPlus, label: 'Save this view', run: () => setAsked('new') }
  return {
    save,
    /** The entries of the menu of a saved view. */
    of: (view: SavedView): readonly MenuAction[] => [
      ...(view.own ? [{ icon: Pencil, label: 'Rename or share', run: () => setAsked(view) }] : []),
      { icon: Trash2, label: 'Delete', isDanger: true, run: () => void confirmRemoval(view) },
    ],
    /** Stores the filters that are set in a saved view. */
    storeFilter: ({ _id: id, name }: SavedView) =>
      update.mutate(
        { params: { id }, body: { filter } },
        {
          onSuccess() {
            endKeysOf('view')
            void notice(`“${name}” is saved.`)
          },
          onError,
        },
      ),
    isStoring: update.isPending,
    dialog: asked && (
      <SaveViewDialog {...(asked !== 'new' && { renamed: asked })} onClose={() => setAsked(undefined)} />
    ),
  }
}
