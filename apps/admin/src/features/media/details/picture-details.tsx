import { CallError } from '@energy/client/call-error'
import { useCall } from '@energy/client/use-call'
import { picture as pictures, type Picture } from '@energy/contracts/pictures/pictures'
import { Delayed, Loading, LoadError, Skeleton } from '@energy/ui/states'
import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { AuditLink } from '../../../shared/records/audit-link.tsx'
import { UploadItem } from '../../../shared/media/upload-item.tsx'
import { useUploads } from '../../../shared/media/uploads.tsx'
import { useHandedFocus } from '../../../shared/actions/use-handed-focus.ts'
import { useStorageKey } from '../../../shared/browser/use-storage-key.ts'
import { versionedQuery } from '../../../shared/records/versioned.ts'
import { DetailsForm } from './details-form.tsx'
import type { useDeletePicture } from './use-delete-picture.ts'
import { draftName, passOnDraft } from './use-picture-edit.ts'

/** Milliseconds between two reads while the sizes are being made, and otherwise. */
const POLL = { processing: 2_000, ready: 30_000, failed: 30_000 }

interface PictureDetailsProps {
  id: string
  deletion: ReturnType<typeof useDeletePicture>
  onClose: () => void
  /** Called with the id of the picture that has taken its place. */
  onReplaced: (id: string) => void
}

/** What is known of a picture, and what can be done with it. */
export function PictureDetails({ id, deletion, onClose, onReplaced }: PictureDetailsProps) {
  const { queue, rows } = useUploads()
  const replacements = rows.filter(({ replaces, state }) => replaces === id && state !== 'done')
  const replacedBy = useReplacement(id, onReplaced)
  const isGone = deletion.deletedId === id || replacedBy !== undefined
  const { data, error, refetch } = useQuery({
    ...versionedQuery(useCall(), pictures.read, id),
    enabled: !isGone,
    refetchInterval: ({ state }) => POLL[state.data?.item.state ?? 'ready'],
  })
  useEffect(() => {
    // The list of uploads asks for no text that was given here.
    if (data) queue.refresh(data.item)
  }, [queue, data])
  const article = useHandedFocus<HTMLElement>()
  return (
    <article ref={article} className="grid gap-5">
      <div className="flex items-start justify-between gap-2">
        <h2 className="section-title min-w-0 self-center wrap-anywhere">{data?.item.name ?? 'Image'}</h2>
        <button type="button" className="icon-btn -mt-1 -mr-2 flex-none" aria-label="Close details" onClick={onClose}>
          <X className="icon" aria-hidden="true" />
        </button>
      </div>
      {data && <DetailsForm version={data} deletion={deletion} />}
      <AuditLink record={id} />
      {replacements.length > 0 && (
        <ul className="-mx-5 border-t border-line" aria-label="The new file">
          {replacements.map((row) => (
            <UploadItem key={row.id} row={row} />
          ))}
        </ul>
      )}
      {!data && !error && (
        <Delayed>
          <Loading />
          <Skeleton className="aspect-[4/3] rounded-tr-[2rem]" />
          <Skeleton className="h-24" />
        </Delayed>
      )}
      {!data && error && (
        <div className="[&>.void]:border-0 [&>.void]:p-0">
          {error instanceof CallError && error.status === 404 ? (
            <p className="text-muted">There is no such image. It may have been deleted.</p>
          ) : (
            <LoadError retry={() => void refetch()}>We could not load the image.</LoadError>
          )}
        </div>
      )}
    </article>
  )
}

/** Opens the picture that takes the place of another, as soon as its file is uploaded. */
function useReplacement(id: string, onReplaced: (id: string) => void) {
  const { rows } = useUploads()
  // A file that was replaced earlier may have come back.
  const [earlier] = useState(() => rows.filter(({ picture }) => picture).map((row) => row.id))
  const replacedBy = rows.findLast(
    ({ id: row, replaces, picture }) => replaces === id && picture && picture._id !== id && !earlier.includes(row),
  )?.picture
  const draft = useStorageKey(draftName(id))
  const nextDraft = useStorageKey(draftName(replacedBy?._id ?? ''))
  const report = useEffectEvent((picture: Picture) => {
    passOnDraft(draft, nextDraft, picture)
    onReplaced(picture._id)
  })
  useEffect(() => {
    if (replacedBy) report(replacedBy)
  }, [replacedBy])
  return replacedBy
}
