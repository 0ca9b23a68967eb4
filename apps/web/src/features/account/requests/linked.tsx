import { CallError } from '@energy/client/call-error'
import { pathOf } from '@energy/client/call'
import { query } from '@energy/client/query'
import { useCall } from '@energy/client/use-call'
import { useConfig } from '@energy/client/use-config'
import { useSend } from '@energy/client/use-send'
import { attachmentFile } from '@energy/contracts/inquiries/attachments'
import { request } from '@energy/contracts/inquiries/requests'
import { LoadError } from '@energy/ui/states'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import type { LoaderContext } from '../../../shared/loaders.ts'
import { unreadStays, Unsent } from '../../../shared/unsent.tsx'
import { MessagePage } from '../../../shared/message-page.tsx'
import { readLinked, type Asked } from '../../../shared/linked-read.ts'
import { Keep } from './keep.tsx'
import { NewLink } from './new-link.tsx'
import { linksForm, messageForm } from './request-fields.ts'
import { RequestView } from './request-view.tsx'

/** The page of a link in a mail: a request, without an account. */
export function LinkedRequest() {
  const { token = '' } = useParams()
  const params = { token }
  const { data, error, refetch } = useQuery({
    ...query(useCall(), request.readLinked, { params }),
    ...unreadStays,
  })
  const { mutateAsync } = useSend(request.writeBackLinked)
  const { apiUrl } = useConfig()
  const addressOf = (attachment: string) => apiUrl + pathOf(attachmentFile.ofLink, { params: { token, attachment } })
  if (data)
    return (
      <div className="page grid items-start gap-[clamp(2rem,5vw,5.5rem)] py-[clamp(2.5rem,1rem+4vw,4.5rem)] pb-(--spacing-section) lg:grid-cols-[minmax(0,7fr)_minmax(0,4fr)]">
        <RequestView
          request={data}
          level={1}
          download={{ addressOf }}
          send={(body, key) => mutateAsync({ params, body, headers: { 'idempotency-key': key } })}
        />
        <Keep what="request" kept={data} />
      </div>
    )
  if (error instanceof CallError && error.status === 404)
    return (
      <MessagePage title="This link has expired" runs={false} carrier="[--c:var(--color-heat)]">
        <p className="lead">
          A link works for 30 days. If its end is missing, copy all of it; otherwise ask for a new one.
        </p>
        <Unsent form={messageForm} />
        <div className="mt-2 max-w-120">
          <NewLink />
        </div>
      </MessagePage>
    )
  return (
    <div className="page py-(--spacing-section)">
      <h1 className="sr-only">Your request</h1>
      {error ? (
        <LoadError retry={() => void refetch()}>We could not load your request. {error.message}</LoadError>
      ) : (
        <output className="text-lead text-muted">Loading...</output>
      )}
      <Unsent form={messageForm} />
      <Unsent form={linksForm} />
    </div>
  )
}

/** Reads the request that a link opens. */
export function readRequest(context: LoaderContext, asked: Asked) {
  const { token = '' } = asked.params
  return readLinked(
    context,
    asked,
    'Request',
    query(context.call, request.readLinked, { params: { token } }),
    ({ number }) => number,
  )
}
