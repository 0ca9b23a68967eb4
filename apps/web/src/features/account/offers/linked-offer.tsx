import { CallError } from '@energy/client/call-error'
import { pathOf } from '@energy/client/call'
import { query } from '@energy/client/query'
import { useCall } from '@energy/client/use-call'
import { useConfig } from '@energy/client/use-config'
import { useSend } from '@energy/client/use-send'
import { offerFile } from '@energy/contracts/sales/offer-files'
import { ownOffer } from '@energy/contracts/sales/own-offers'
import { buttonClass } from '@energy/ui/button'
import { LoadError } from '@energy/ui/states'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Link } from 'react-router-dom'
import { unreadStays, Unsent } from '../../../shared/unsent.tsx'
import { MessagePage } from '../../../shared/message-page.tsx'
import { Keep } from '../requests/keep.tsx'
import { acceptForm, declineForm, questionForm, reasonIn } from './offer-fields.ts'
import { OfferView } from './offer-view.tsx'

/** The page of a link in a mail: an offer, without an account. */
export function LinkedOffer({ token }: { token: string }) {
  const params = { token }
  const call = useCall()
  const { data, error, refetch } = useQuery({
    ...query(call, ownOffer.readLinked, { params }),
    ...unreadStays,
  })
  const accept = useSend(ownOffer.acceptLinked)
  const decline = useSend(ownOffer.declineLinked)
  const ask = useSend(ownOffer.askLinked)
  const { apiUrl } = useConfig()
  const isKnown = data !== undefined
  useEffect(() => {
    // Whether staff see that it was read is not worth a message.
    if (isKnown) void call(ownOffer.seeLinked, { params: { token } }).catch(() => undefined)
  }, [call, token, isKnown])
  if (data)
    return (
      <OfferView
        offer={data}
        calls={{
          accept: (body) => accept.mutateAsync({ params, body }),
          decline: (body) => decline.mutateAsync({ params, body }),
          ask: (body, key) => ask.mutateAsync({ params, body, headers: { 'idempotency-key': key } }),
          refetch,
          download: {
            addressOf: (attachment) => apiUrl + pathOf(offerFile.linked, { params: { token, attachment } }),
          },
        }}
      >
        <Keep what="offer" kept={data} />
      </OfferView>
    )
  const unsent = (
    <>
      <Unsent form={acceptForm} picked={{ terms: () => '' }} />
      <Unsent form={declineForm} picked={{ reason: reasonIn }} />
      <Unsent form={questionForm} />
    </>
  )
  if (error instanceof CallError && error.status === 404)
    return (
      <MessagePage title="This link has expired" runs={false} carrier="[--c:var(--color-heat)]">
        <p className="lead">
          It works for 90 days after the offer has run out. If its end is missing, copy all of it; otherwise write to
          us.
        </p>
        {unsent}
        <div className="mt-2 flex flex-wrap gap-3">
          <Link className={buttonClass()} to="/contact">
            Contact Us
          </Link>
          <Link className={buttonClass('line')} to="/login?next=/profile">
            Sign In
          </Link>
        </div>
      </MessagePage>
    )
  return (
    <div className="page py-(--spacing-section)">
      <h1 className="sr-only">Your offer</h1>
      {error ? (
        <LoadError retry={() => void refetch()}>We could not load your offer. {error.message}</LoadError>
      ) : (
        <output className="text-lead text-muted">Loading...</output>
      )}
      {unsent}
    </div>
  )
}
