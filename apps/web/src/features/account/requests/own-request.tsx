import { CallError } from '@energy/client/call-error'
import { query } from '@energy/client/query'
import { useCall } from '@energy/client/use-call'
import { useSend } from '@energy/client/use-send'
import { attachmentFile } from '@energy/contracts/inquiries/attachments'
import { request } from '@energy/contracts/inquiries/requests'
import { buttonClass } from '@energy/ui/button'
import { Delayed, Empty, LoadError, Loading, Skeleton } from '@energy/ui/states'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { useSaveFile } from './use-save-file.ts'
import { RequestView } from './request-view.tsx'

/** One request of the signed-in user. */
export function OwnRequest({ id }: { id: string }) {
  const params = { id }
  const { data, error, refetch } = useQuery(query(useCall(), request.read, { params }))
  const { mutateAsync } = useSend(request.writeBack)
  const save = useSaveFile(attachmentFile.ofRequest, id)
  if (data)
    return (
      <RequestView
        request={data}
        level={2}
        download={{ save }}
        send={(body, key) => mutateAsync({ params, body, headers: { 'idempotency-key': key } })}
      />
    )
  if (error instanceof CallError && error.status === 404)
    return (
      <Empty
        action={
          <Link className={buttonClass('line')} to="/profile/requests">
            Your requests
          </Link>
        }
      >
        This request is not in your account. If you sent it without one, confirm the email address that you gave.
      </Empty>
    )
  if (error) return <LoadError retry={() => void refetch()}>We could not load this request. {error.message}</LoadError>
  return (
    <>
      <Loading />
      <Delayed>
        <div className="grid gap-3">
          <Skeleton className="h-5 w-2/5" />
          <Skeleton className="h-10 w-9/10" />
          <Skeleton className="h-7 w-full" />
        </div>
      </Delayed>
    </>
  )
}
