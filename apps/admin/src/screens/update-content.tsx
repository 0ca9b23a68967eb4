import { CallError } from '@energy/client/call-error'
import { query } from '@energy/client/query'
import { useCall } from '@energy/client/use-call'
import { useSend } from '@energy/client/use-send'
import { kinds, type Item, type Kind, type NewContent } from '@energy/contracts/content'
import { buttonClass } from '@energy/ui/button'
import { notice } from '@energy/ui/notice'
import { Empty, Failed, Late, Loading, Skeleton } from '@energy/ui/states'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useNavigate, useParams } from 'react-router-dom'
import { ContentForm } from '../components/content-form.tsx'
import { kindWords } from '../components/kinds.ts'
import { PageHead } from '../components/page-head.tsx'

/** Changes an item, found by the id in the address. */
export function UpdateContent({ kind }: { kind: Kind }) {
  const { id = '' } = useParams()
  return <Update key={id} kind={kind} id={id} />
}

function Update({ kind, id }: { kind: Kind; id: string }) {
  const words = kindWords[kind]
  const { data, error, refetch } = useQuery(query(useCall(), kinds[kind].read, { params: { id } }))
  // A newer state of the item takes the form's place only until somebody has begun to work in it.
  const [begun, setBegun] = useState<Item>()
  const item = begun ?? data
  return (
    <>
      <PageHead title={words.updateTitle} above={item && `${words.one}: ${item.headerTitle}`} />
      {item && <Editor key={item.updatedAt} kind={kind} item={item} onTouch={() => setBegun(item)} />}
      {!item && !error && (
        <Late>
          <Loading />
          <Skeleton className="h-176 max-w-248 rounded-panel" />
        </Late>
      )}
      {!item && error && (isGone(error) ? <Gone kind={kind} /> : <Unread kind={kind} retry={() => void refetch()} />)}
    </>
  )
}

const isGone = (error: Error) => error instanceof CallError && error.status === 404

function Editor({ kind, item, onTouch }: { kind: Kind; item: Item; onTouch: () => void }) {
  const words = kindWords[kind]
  const send = useSend(kinds[kind].update)
  const navigate = useNavigate()
  const save = async (typed: NewContent) => {
    await send.mutateAsync({ params: { id: item._id }, body: typed })
    void navigate(`${words.list}?id=${item._id}`, { replace: true })
    await notice(words.updated)
  }
  return <ContentForm kind={kind} start={item} submitLabel="Update" save={save} onTouch={onTouch} />
}

const Gone = ({ kind }: { kind: Kind }) => (
  <Empty
    action={
      <Link className={buttonClass('line', true)} to={kindWords[kind].list}>
        All {kindWords[kind].manyInText}
      </Link>
    }
  >
    There is no such {kindWords[kind].one.toLowerCase()}. It may have been deleted.
  </Empty>
)

const Unread = ({ kind, retry }: { kind: Kind; retry: () => void }) => (
  <Failed retry={retry}>We could not load the {kindWords[kind].one.toLowerCase()}.</Failed>
)
