import { query } from '@energy/client/query'
import { useCall } from '@energy/client/use-call'
import { useConfig } from '@energy/client/use-config'
import { useSend } from '@energy/client/use-send'
import { formatDay } from '@energy/contracts/time/company-time'
import type { EditedKind } from '@energy/contracts/content/edited'
import { PREVIEW_DAYS, type PreviewLink } from '@energy/contracts/previews/links'
import { Button } from '@energy/ui/button'
import { Dialog } from '@energy/ui/dialog'
import { FormErrors } from '@energy/ui/form-errors'
import { Delayed, Loading, LoadError, Skeleton } from '@energy/ui/states'
import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useRef } from 'react'
import { callsOf } from '../record/calls.ts'
import { useCompany } from '../../../shared/company/use-company.ts'
import { CopyField } from '../../../shared/page/copy-field.tsx'

/** A link that was made here. Its token is answered once. */
export interface MadeLink {
  token: string
  expiresAt: string
}

interface ShareDialogProps {
  kind: EditedKind
  id: string
  made: MadeLink | undefined
  onMade: (made: MadeLink | undefined) => void
  onClose: () => void
}

/** Makes, shows and ends the preview link of an item. */
export function ShareDialog({ kind, id, made, onMade, onClose }: ShareDialogProps) {
  const { siteUrl } = useConfig()
  const link = useQuery(query(useCall(), callsOf(kind).previewLink, { params: { id } }))
  const share = useSend(callsOf(kind).share)
  const unshare = useSend(callsOf(kind).unshare)
  const done = useRef<HTMLButtonElement>(null)
  // Each forgets the failure of the other one.
  const make = () => {
    unshare.reset()
    // Also where the dialog is closed by then: the link before it works no more. The failure is shown in the dialog.
    void share.mutateAsync({ params: { id } }).then(onMade, () => undefined)
  }
  const onStopped = () => {
    onMade(undefined)
    // The button that was pressed goes.
    done.current?.focus()
  }
  const stop = () => {
    share.reset()
    unshare.mutate({ params: { id } }, { onSuccess: onStopped })
  }
  const failure = share.error ?? unshare.error
  const works = link.data !== undefined && link.data.expiresAt !== ''
  // A link that somebody else has made since works longer, and this one no more.
  const token = made && works && link.data.expiresAt <= made.expiresAt ? made.token : ''
  return (
    <Dialog title="Share a preview link" className="modal-wide" onClose={onClose}>
      <button type="button" className="icon-btn absolute top-5 right-5" aria-label="Close" onClick={onClose}>
        <X className="icon" aria-hidden="true" />
      </button>
      <p>Whoever has the link sees this draft as it is at that moment, without signing in. Search engines do not.</p>
      {failure && <FormErrors failure={{ errors: [{ message: failure.problem.detail }], count: 0 }} />}
      {link.isPending && (
        <Delayed>
          <Loading />
          <Skeleton className="h-11 rounded-control" />
        </Delayed>
      )}
      {link.isError && !link.data && (
        <LoadError retry={() => void link.refetch()}>We could not load the preview link.</LoadError>
      )}
      {token && <CopyField label="Preview link" value={`${siteUrl}/preview/${token}`} focused={share.isSuccess} />}
      {works && <LinkFacts link={link.data} isShown={token !== ''} />}
      <div className="modal-actions">
        {link.data && !token && (
          <Button small busy={share.isPending} disabled={unshare.isPending} onClick={make}>
            {works ? 'Make a new link' : 'Make the link'}
          </Button>
        )}
        {works && (
          <Button look="danger" small busy={unshare.isPending} disabled={share.isPending} onClick={stop}>
            Stop sharing
          </Button>
        )}
        <Button ref={done} look="line" small onClick={onClose}>
          Done
        </Button>
      </div>
    </Dialog>
  )
}

/** Until when a link works, and what can be done where it is not shown any more. */
function LinkFacts({ link: { expiresAt, sharedBy }, isShown }: { link: PreviewLink; isShown: boolean }) {
  const end = formatDay(new Date(expiresAt), useCompany())
  if (isShown)
    return (
      <p>
        Works for {PREVIEW_DAYS} days, until {end}.
      </p>
    )
  return (
    <p>
      A link{sharedBy && ` that ${sharedBy} made`} works until {end}. It was shown when it was made, and is not stored.
      A new one replaces it.
    </p>
  )
}
