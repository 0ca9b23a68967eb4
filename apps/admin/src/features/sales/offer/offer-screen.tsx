import { CallError } from '@energy/client/call-error'
import { query } from '@energy/client/query'
import { useCall } from '@energy/client/use-call'
import { offer, type Offer } from '@energy/contracts/sales/offers'
import { salesSettings } from '@energy/contracts/sales/sales-settings'
import { buttonClass } from '@energy/ui/button'
import { Delayed, Empty, LoadError, Loading, Skeleton } from '@energy/ui/states'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useParams } from 'react-router-dom'
import { PageHead } from '../../../shared/page-head.tsx'
import { versionedQuery, type Versioned } from '../../../shared/versioned.ts'
import { Builder } from '../builder/builder.tsx'
import { SentOffer } from './sent-offer.tsx'

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
  if (error && !latest) return <Failed error={error} retry={() => void refetch()} />
  if (latest && latest.item.state !== 'draft') return <SentOffer latest={latest} />
  if (settings.isError && !settings.data)
    return <LoadError retry={() => void settings.refetch()}>We could not load the settings of offers.</LoadError>
  if (latest && settings.data)
    return (
      <Builder
        key={latest.etag}
        latest={latest}
        settings={settings.data}
        onEdit={() => setEdited(latest)}
        onReload={reload}
      />
    )
  return (
    <>
      <PageHead title="Offer" />
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
    <PageHead title="Offer" />
    {error instanceof CallError && error.status === 404 ? (
      <Empty
        action={
          <Link className={buttonClass('line', true)} to="/offers">
            All offers
          </Link>
        }
      >
        There is no such offer. It may have been deleted.
      </Empty>
    ) : (
      <LoadError retry={retry}>We could not load the offer.</LoadError>
    )}
  </>
)
