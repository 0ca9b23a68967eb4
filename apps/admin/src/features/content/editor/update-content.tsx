import { CallError } from '@energy/client/call-error'
import { useCall } from '@energy/client/use-call'
import { kinds, type Kind } from '@energy/contracts/content'
import { buttonClass } from '@energy/ui/button'
import { notice } from '@energy/ui/notice'
import { Empty, LoadError, Delayed, Loading, Skeleton } from '@energy/ui/states'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { Link, useNavigate, useParams } from 'react-router-dom'
import { ContentEditor } from './content-editor.tsx'
import { kindWords } from '../../../shared/kinds.ts'
import { PageHead } from '../../../shared/page-head.tsx'
import type { VersionedDraft } from './stored-item.ts'
import { versionedQuery } from '../../../shared/versioned.ts'

/** Edits the item with the URL's id. */
export function UpdateContent({ kind }: { kind: Kind }) {
  const { id = '' } = useParams()
  return <Update key={id} kind={kind} id={id} />
}

function Update({ kind, id }: { kind: Kind; id: string }) {
  const words = kindWords[kind]
  const queryClient = useQueryClient()
  const draft = versionedQuery(useCall(), kinds[kind].draft, id)
  const { data, error, refetch } = useQuery(draft)
  // A newer version of the item replaces the form only until the form is edited.
  const [editedVersion, setEditedVersion] = useState<VersionedDraft>()
  const version = editedVersion ?? data
  // What the editor saves is newer. It would be a conflict with oneself at the next visit.
  const forget = useEffectEvent(() => queryClient.removeQueries({ queryKey: draft.queryKey }))
  useEffect(() => () => forget(), [])
  if (version)
    return <Editor key={version.etag} kind={kind} version={version} onEdit={() => setEditedVersion(version)} />
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
  kind: Kind
  version: VersionedDraft
  onEdit: () => void
}

function Editor({ kind, version, onEdit }: EditorProps) {
  const words = kindWords[kind]
  const navigate = useNavigate()
  const onPublished = (id: string) => {
    void navigate(`${words.list}?id=${id}`, { replace: true })
    void notice(words.updated)
  }
  return (
    <ContentEditor kind={kind} heading={words.updateTitle} item={version} onPublished={onPublished} onEdit={onEdit} />
  )
}

const NotFound = ({ kind }: { kind: Kind }) => (
  <Empty
    action={
      <Link className={buttonClass('line', true)} to={kindWords[kind].list}>
        All {kindWords[kind].manyInText}
      </Link>
    }
  >
    {kindWords[kind].notFound}
  </Empty>
)

const LoadFailed = ({ kind, retry }: { kind: Kind; retry: () => void }) => (
  <LoadError retry={retry}>We could not load the {kindWords[kind].oneInText}.</LoadError>
)
