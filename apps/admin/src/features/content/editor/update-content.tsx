import { CallError } from '@energy/client/call-error'
import { useCall } from '@energy/client/use-call'
import { useSend } from '@energy/client/use-send'
import { kinds, type Kind, type NewContent } from '@energy/contracts/content'
import { buttonClass } from '@energy/ui/button'
import { notice } from '@energy/ui/notice'
import { Empty, LoadError, Delayed, Loading, Skeleton } from '@energy/ui/states'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useNavigate, useParams } from 'react-router-dom'
import { ContentEditor } from './content-editor.tsx'
import { HistoryButton } from './history/history-button.tsx'
import { ViewOnSite } from '../view-on-site.tsx'
import { SharePreviewButton } from '../preview/share-preview-button.tsx'
import { kindWords } from '../../../shared/kinds.ts'
import { PageHead } from '../../../shared/page-head.tsx'
import type { VersionedItem } from './use-editor.ts'
import { useStorageKey } from '../../../shared/use-storage-key.ts'
import { versionedQuery } from '../../../shared/versioned.ts'

/** Edits the item with the URL's id. */
export function UpdateContent({ kind }: { kind: Kind }) {
  const { id = '' } = useParams()
  return <Update key={id} kind={kind} id={id} />
}

function Update({ kind, id }: { kind: Kind; id: string }) {
  const words = kindWords[kind]
  const { data, error, refetch } = useQuery(versionedQuery(useCall(), kinds[kind].read, id))
  // A newer version of the item replaces the form only until the form is edited.
  const [editedVersion, setEditedVersion] = useState<VersionedItem>()
  const version = editedVersion ?? data
  return (
    <>
      <PageHead title={words.updateTitle} above={version && `${words.one}: ${version.item.headerTitle}`} />
      {version && <Editor key={version.etag} kind={kind} version={version} onEdit={() => setEditedVersion(version)} />}
      {!version && !error && (
        <Delayed>
          <Loading />
          <Skeleton className="h-176 max-w-248 rounded-panel" />
        </Delayed>
      )}
      {!version &&
        error &&
        (isNotFound(error) ? <NotFound kind={kind} /> : <LoadFailed kind={kind} retry={() => void refetch()} />)}
    </>
  )
}

const isNotFound = (error: Error) => error instanceof CallError && error.status === 404

interface EditorProps {
  kind: Kind
  version: VersionedItem
  onEdit: () => void
}

function Editor({ kind, version: { item, etag }, onEdit }: EditorProps) {
  const words = kindWords[kind]
  const call = useCall()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const send = useSend(kinds[kind].update)
  const save = async (body: NewContent, version: string) => {
    await send.mutateAsync({ params: { id: item._id }, headers: { 'if-match': version }, body })
    return item._id
  }
  const onSaved = (id: string) => {
    void navigate(`${words.list}?id=${id}`, { replace: true })
    void notice(words.updated)
  }
  return (
    <ContentEditor
      id={item._id}
      kind={kind}
      saved={item}
      etag={etag}
      storageKey={useStorageKey(`${kind}/${item._id}`)}
      submitLabel="Update"
      actions={
        <div className="flex flex-wrap justify-end gap-2">
          <ViewOnSite kind={kind} id={item._id} />
          <SharePreviewButton kind={kind} id={item._id} />
          <HistoryButton kind={kind} id={item._id} />
        </div>
      }
      save={save}
      onSaved={onSaved}
      newest={() => queryClient.fetchQuery(versionedQuery(call, kinds[kind].read, item._id))}
      onEdit={onEdit}
    />
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
