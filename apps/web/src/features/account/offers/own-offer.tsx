import { CallError } from '@energy/client/call-error'
import { query } from '@energy/client/query'
import { useRecord } from '@energy/client/record/use-record'
import { useCall } from '@energy/client/use-call'
import { useSend } from '@energy/client/use-send'
import { useSession } from '@energy/client/session/use-session'
import { offerFile } from '@energy/contracts/sales/offer-files'
import { ownOffer } from '@energy/contracts/sales/own-offers'
import { buttonClass } from '@energy/ui/button'
import { Delayed, Empty, LoadError, Loading, Skeleton } from '@energy/ui/states'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Link } from 'react-router-dom'
import { ProfileFallback } from '../profile/profile-fallback.tsx'
import { Verification } from '../profile/verification.tsx'
import { useSaveFile } from '../requests/use-save-file.ts'
import { OfferView } from './offer-view.tsx'

/** An offer of the signed-in user. */
export function OwnOffer({ id }: { id: string }) {
  const session = useSession()
  const { data: person } = useRecord()
  if (session.status !== 'signed-in' || !person) return <ProfileFallback />
  return (
    <>
      <div className="not-printed page">
        <nav className="flex min-h-11 items-center gap-2 pt-6 text-ui" aria-label="Breadcrumb">
          <Link className="inline-flex min-h-11 items-center text-link" to="/profile">
            Profile
          </Link>
          <span aria-hidden="true">/</span>
          <span aria-current="page">Your offer</span>
        </nav>
        {!session.identity.emailVerified && <Verification email={person.email} />}
      </div>
      <ShownOffer key={id} id={id} />
    </>
  )
}

function ShownOffer({ id }: { id: string }) {
  const params = { id }
  const call = useCall()
  const { data, error, refetch } = useQuery(query(call, ownOffer.read, { params }))
  const accept = useSend(ownOffer.accept)
  const decline = useSend(ownOffer.decline)
  const ask = useSend(ownOffer.ask)
  const save = useSaveFile(offerFile.own, id)
  const isKnown = data !== undefined
  useEffect(() => {
    // Whether staff see that it was read is not worth a message.
    if (isKnown) void call(ownOffer.see, { params: { id } }).catch(() => undefined)
  }, [call, id, isKnown])
  if (data)
    return (
      <OfferView
        offer={data}
        calls={{
          accept: (body) => accept.mutateAsync({ params, body }),
          decline: (body) => decline.mutateAsync({ params, body }),
          ask: (body, key) => ask.mutateAsync({ params, body, headers: { 'idempotency-key': key } }),
          refetch,
          download: { save },
        }}
      />
    )
  return (
    <div className="page py-[clamp(2.5rem,1rem+4vw,4.5rem)]">
      <h1 className="sr-only">Your offer</h1>
      {error instanceof CallError && error.status === 404 ? (
        <Empty
          action={
            <Link className={buttonClass('line')} to="/profile">
              Back to Profile
            </Link>
          }
        >
          This offer is not in your account. If it was sent to another email address, open it by the link in its mail.
        </Empty>
      ) : error ? (
        <LoadError retry={() => void refetch()}>We could not load your offer. {error.message}</LoadError>
      ) : (
        <>
          <Loading />
          <Delayed>
            <div className="grid max-w-120 gap-3">
              <Skeleton className="h-6 w-2/5" />
              <Skeleton className="h-12 w-9/10" />
              <Skeleton className="h-6 w-3/5" />
            </div>
          </Delayed>
        </>
      )}
    </div>
  )
}
