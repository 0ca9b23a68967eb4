import { query } from '@energy/client/query'
import { useCall } from '@energy/client/use-call'
import { offer } from '@energy/contracts/sales/offers'
import type { Offer } from '@energy/contracts/sales/offer-entities'
import { salesSettings } from '@energy/contracts/sales/sales-settings'
import { LoadError } from '@energy/ui/states'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams } from 'react-router-dom'
import { ReplacedForm } from '../../../shared/form/replaced-form.tsx'
import { DocumentFailed, DocumentLoading } from '../../../shared/sales/document-unread.tsx'
import { versionedQuery, type Versioned } from '../../../shared/records/versioned.ts'
import { Builder } from '../builder/builder.tsx'
import { SentOffer } from './sent-offer.tsx'

const BACK = { label: 'All offers', to: '/offers' }

/** The offer of the URL: the builder while it is a draft, else what was sent. */
export function OfferScreen() {
  const { id = '' } = useParams()
  return <OpenOffer key={id} id={id} />
}

function OpenOffer({ id }: { id: string }) {
  const call = useCall()
  const queryClient = useQueryClient()
  const read = versionedQuery(call, offer.read, id)
  // What the builder saves is newer than what was read before, so each visit reads it again.
  const { data, error, refetch } = useQuery({ ...read, staleTime: 0, gcTime: 0 })
  const settings = useQuery(query(call, salesSettings))
  // A newer version replaces the form only until the form is edited.
  const [edited, setEdited] = useState<Versioned<Offer>>()
  const latest = edited ?? data
  const reload = async () => {
    await refetch()
    setEdited(undefined)
    void queryClient.invalidateQueries({ queryKey: ['offers'], refetchType: 'none' })
  }
  if (error && !latest) return <DocumentFailed title="Offer" back={BACK} error={error} retry={() => void refetch()} />
  if (latest && latest.item.state !== 'draft') return <SentOffer latest={latest} />
  if (settings.isError && !settings.data)
    return <LoadError retry={() => void settings.refetch()}>We could not load the settings of offers.</LoadError>
  if (latest && settings.data)
    return (
      <ReplacedForm version={latest.etag}>
        <Builder latest={latest} settings={settings.data} onEdit={() => setEdited(latest)} onReload={reload} />
      </ReplacedForm>
    )
  return <DocumentLoading title="Offer" />
}
