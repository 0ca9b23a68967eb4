import { query } from '@energy/client/query'
import { useRecord } from '@energy/client/record/use-record'
import { useCall } from '@energy/client/use-call'
import { useSession } from '@energy/client/session/use-session'
import { request } from '@energy/contracts/inquiries/requests'
import { buttonClass } from '@energy/ui/button'
import { Delayed, Empty, LoadError, Loading, Skeleton } from '@energy/ui/states'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useParams } from 'react-router-dom'
import { SPECIALIST_FORM } from '../../../shared/anchors.ts'
import { ProfileFallback } from '../profile/profile-fallback.tsx'
import { Verification } from '../profile/verification.tsx'
import { OwnRequest } from './own-request.tsx'
import { RequestList } from './request-list.tsx'

/** The requests of the signed-in user: the list, and one of them. On a phone each has the page for itself. */
export function OwnRequests() {
  const session = useSession()
  const { data: person } = useRecord()
  const { id } = useParams()
  if (session.status !== 'signed-in' || !person) return <ProfileFallback />
  return (
    <div className="overflow-x-clip">
      <div className="page pb-(--spacing-section)">
        <nav className="flex min-h-11 items-center gap-2 pt-6 text-ui" aria-label="Breadcrumb">
          <Link className="inline-flex min-h-11 items-center text-link" to="/profile">
            Profile
          </Link>
          <span aria-hidden="true">/</span>
          {id ? (
            <Link className="inline-flex min-h-11 items-center text-link" to="/profile/requests">
              Your requests
            </Link>
          ) : (
            <span aria-current="page">Your requests</span>
          )}
        </nav>
        <h1 className={`band-title mt-4 mb-[clamp(2rem,1rem+2vw,3rem)] ${id ? 'max-lg:sr-only' : ''}`}>
          <span>Your requests</span>
          <i aria-hidden="true" />
        </h1>
        {!session.identity.emailVerified && <Verification email={person.email} />}
        <Requests openId={id} />
      </div>
    </div>
  )
}

function Requests({ openId }: { openId: string | undefined }) {
  // Always stale: what a form of another page has sent is there when its sender comes back.
  const { data, error, refetch } = useQuery({ ...query(useCall(), request.list), staleTime: 0 })
  const [newest] = data ?? []
  // Where none is chosen, the newest one is shown. It stays when a newer one comes: somebody may be writing back.
  const [first, setFirst] = useState<string>()
  const unchosen = openId ? undefined : (data?.find(({ _id }) => _id === first) ?? newest)?._id
  if (unchosen !== first) setFirst(unchosen)
  if (!data)
    return error ? (
      <LoadError retry={() => void refetch()}>We could not load your requests. {error.message}</LoadError>
    ) : (
      <>
        <Loading />
        <Delayed>
          <div className="grid max-w-120 gap-3">
            <Skeleton className="h-6 w-3/5" />
            <Skeleton className="h-3 w-9/10" />
            <Skeleton className="h-6 w-3/4" />
          </div>
        </Delayed>
      </>
    )
  if (!newest && !openId)
    return (
      <Empty
        action={
          <div className="flex flex-wrap gap-3">
            <Link className={buttonClass()} to={`/contact#${SPECIALIST_FORM}`}>
              Request a quote
            </Link>
            <Link className={buttonClass('line')} to="/bill">
              Send a bill
            </Link>
          </div>
        }
      >
        No requests yet. What you ask us stands here, with our answers.
      </Empty>
    )
  const shown = openId ?? unchosen ?? ''
  return (
    <div className="grid items-start gap-[clamp(2rem,5vw,5.5rem)] lg:grid-cols-[minmax(0,4fr)_minmax(0,7fr)]">
      <div className={openId ? 'max-lg:hidden' : ''}>
        <Link className={`${buttonClass('line')} mb-5`} to="/bill">
          Send a bill
        </Link>
        <RequestList requests={data} shown={shown} isChosen={openId !== undefined} />
      </div>
      <div className={`min-w-0 ${openId ? 'max-lg:mt-4' : 'max-lg:hidden'}`}>
        <OwnRequest key={shown} id={shown} />
      </div>
    </div>
  )
}
