import { CallError } from '@energy/client/call-error'
import { useCall } from '@energy/client/use-call'
import { letter, type Letter } from '@energy/contracts/letters/letters'
import { buttonClass } from '@energy/ui/button'
import { Delayed, Empty, LoadError, Loading, Skeleton } from '@energy/ui/states'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useParams } from 'react-router-dom'
import { PageHead } from '../../../shared/page-head.tsx'
import { versionedQuery, type Versioned } from '../../../shared/versioned.ts'
import { LetterEditor } from './letter-editor.tsx'
import { SentLetter } from './sent-letter.tsx'

/** Milliseconds between two reads of a letter that is scheduled or being sent. */
const POLLING = 2_000

/** The letter of the URL: the editor while it is a draft, else what is sent. */
export function LetterScreen() {
  const { id = '' } = useParams()
  return <OpenLetter key={id} id={id} />
}

function OpenLetter({ id }: { id: string }) {
  const queryClient = useQueryClient()
  // What the editor saves is newer than what was read before, so each visit reads it again.
  const { data, error, refetch } = useQuery({
    ...versionedQuery(useCall(), letter.read, id),
    staleTime: 0,
    gcTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.item.state === 'sending' || state.data?.item.state === 'scheduled' ? POLLING : false,
  })
  // A newer version replaces the form only until the form is edited.
  const [edited, setEdited] = useState<Versioned<Letter>>()
  const latest = edited ?? data
  const reload = async () => {
    await refetch()
    setEdited(undefined)
    void queryClient.invalidateQueries({ queryKey: ['letters'], refetchType: 'none' })
  }
  if (error && !latest) return <Failed error={error} retry={() => void refetch()} />
  if (latest && latest.item.state !== 'draft') return <SentLetter item={latest.item} onReload={reload} />
  if (latest)
    return <LetterEditor key={latest.etag} latest={latest} onEdit={() => setEdited(latest)} onReload={reload} />
  return (
    <>
      <PageHead title="Letter" />
      <Delayed>
        <Loading />
        <Skeleton className="h-40 rounded-panel" />
        <Skeleton className="h-96 rounded-panel" />
      </Delayed>
    </>
  )
}

const Failed = ({ error, retry }: { error: Error; retry: () => void }) => (
  <>
    <PageHead title="Letter" />
    {error instanceof CallError && error.status === 404 ? (
      <Empty
        action={
          <Link className={buttonClass('line', true)} to="/letters">
            All letters
          </Link>
        }
      >
        There is no such letter. It may have been deleted.
      </Empty>
    ) : (
      <LoadError retry={retry}>We could not load the letter.</LoadError>
    )}
  </>
)
