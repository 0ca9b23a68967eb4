import { CallError } from '@energy/client/call-error'
import { useCall } from '@energy/client/use-call'
import type { EditedKind } from '@energy/contracts/content/edited'
import { buttonClass } from '@energy/ui/button'
import { notice } from '@energy/ui/notice'
import { Empty, LoadError, Delayed, Loading, Skeleton } from '@energy/ui/states'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { Link, useNavigate, useParams } from 'react-router-dom'
import { ContentEditor } from './content-editor.tsx'
import { ReplacedForm } from '../../../shared/form/replaced-form.tsx'
import { editedWords, listPath } from '../../../shared/records/edited.ts'
import { PageHead } from '../../../shared/page/page-head.tsx'
import { draftQuery, type VersionedDraft } from '../record/calls.ts'

/** Edits the item with the URL's id. */
export function UpdateContent({ kind }: { kind: EditedKind }) {
  const { id = '' } = useParams()
  return <UpdateItem key={id} kind={kind} id={id} />
}

/** Edits an item. */
export function UpdateItem({ kind, id }: { kind: EditedKind; id: string }) {
  const words = editedWords[kind]
  const queryClient = useQueryClient()
  const draft = draftQuery(useCall(), kind, id)
  const { data, error, refetch } = useQuery(draft)
  // A newer version of the item replaces the form only until the form is edited.
  const [editedVersion, setEditedVersion] = useState<VersionedDraft>()
  const version = editedVersion ?? data
  // What the editor saves is newer. It would be a conflict with oneself at the next visit.
  const forget = useEffectEvent(() => queryClient.removeQueries({ queryKey: draft.queryKey }))
  useEffect(() => () => forget(), [])
  if (version)
    return (
      <ReplacedForm version={version.etag}>
        <Editor kind={kind} version={version} onEdit={() => setEditedVersion(version)} />
      </ReplacedForm>
    )
  return (
    <>
      <PageHead title={words.updateTitle} />
      {!error && (
        <Delayed>
          <Loading />
          <Skeleton className="h-176 max-w-248 rounded-panel" />
        </Delayed>
      )}
      {error &&
        (isNotFound(error) ? <NotFound kind={kind} /> : <LoadFailed kind={kind} retry={() => void refetch()} />)}
    </>
  )
}

const isNotFound = (error: Error) => error instanceof CallError && error.status === 404

interface EditorProps {
  kind: EditedKind
  version: VersionedDraft
  onEdit: () => void
}

function Editor({ kind, version, onEdit }: EditorProps) {
  const words = editedWords[kind]
  const navigate = useNavigate()
  const onPublished = (id: string, title: string) => {
    void navigate(listPath(kind, id), { replace: true })
    void notice(words.updated(title))
  }
  return (
    <ContentEditor kind={kind} heading={words.updateTitle} item={version} onPublished={onPublished} onEdit={onEdit} />
  )
}

const NotFound = ({ kind }: { kind: EditedKind }) => (
  <Empty
    action={
      <Link className={buttonClass('line', true)} to={editedWords[kind].list}>
        All {editedWords[kind].manyInText}
      </Link>
    }
  >
    {editedWords[kind].notFound}
  </Empty>
)

const LoadFailed = ({ kind, retry }: { kind: EditedKind; retry: () => void }) => (
  <LoadError retry={retry}>We could not load the {editedWords[kind].oneInText}.</LoadError>
)
