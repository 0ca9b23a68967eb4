import { query } from '@energy/client/query'
import { useCall } from '@energy/client/use-call'
import { isTextKind, texts, type TextKind } from '@energy/contracts/texts'
import { useQuery } from '@tanstack/react-query'
import { Navigate, useParams } from 'react-router-dom'
import { editedWords, isSingle } from '../../../shared/records/edited.ts'
import { Loaded } from '../../../shared/page/loaded.tsx'
import { PageHead } from '../../../shared/page/page-head.tsx'
import { UpdateItem } from './update-content.tsx'

/** Edits the text of which there is one: the URL has its kind. */
export function UpdateSingle() {
  const { kind = '' } = useParams()
  return isTextKind(kind) && isSingle(kind) ? <Single key={kind} kind={kind} /> : <Navigate to="/texts" replace />
}

function Single({ kind }: { kind: TextKind }) {
  const list = useQuery({ ...query(useCall(), texts.singles), refetchInterval: false })
  const id = list.data?.find((item) => item.kind === kind)?._id
  if (id !== undefined) return <UpdateItem key={id} kind={kind} id={id} />
  return (
    <>
      <PageHead title={editedWords[kind].updateTitle} />
      <Loaded query={list} error="We could not load the text.">
        {() => <p className="text-muted">{editedWords[kind].notFound}</p>}
      </Loaded>
    </>
  )
}
