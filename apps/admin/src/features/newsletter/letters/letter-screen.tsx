import { useCall } from '@energy/client/use-call'
import { letter, type Letter } from '@energy/contracts/letters/letters'
import { notice } from '@energy/ui/notice'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams } from 'react-router-dom'
import { ReplacedForm } from '../../../shared/form/replaced-form.tsx'
import { DocumentFailed, DocumentLoading } from '../../../shared/sales/document-unread.tsx'
import { reasonOf } from '../../../shared/words/reason.ts'
import { versionedQuery, type Versioned } from '../../../shared/records/versioned.ts'
import { LetterEditor } from './letter-editor.tsx'
import { SentLetter } from './sent-letter.tsx'

/** Milliseconds between two reads of a letter that is scheduled or being sent. */
const POLLING = 2_000

const BACK = { label: 'All letters', to: '/letters' }

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
    // Without an answer there is only the version that was read first: the form stays as it is.
    const read = await refetch()
    if (read.isError)
      return notice(`We could not load the letter. ${reasonOf(read.error)}`, { kind: 'error', timer: 4000 })
    setEdited(undefined)
    return queryClient.invalidateQueries({ queryKey: ['letters'], refetchType: 'none' })
  }
  if (error && !latest) return <DocumentFailed title="Letter" back={BACK} error={error} retry={() => void refetch()} />
  if (latest && latest.item.state !== 'draft') return <SentLetter item={latest.item} onReload={reload} />
  if (latest)
    return (
      <ReplacedForm version={latest.etag}>
        <LetterEditor latest={latest} onEdit={() => setEdited(latest)} onReload={reload} />
      </ReplacedForm>
    )
  return <DocumentLoading title="Letter" />
}
