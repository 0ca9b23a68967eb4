import type { InquiryRoutes } from './inquiry.ts'
import { usePin } from './use-pin.ts'
import { useFailureNotice } from './use-failure-notice.ts'

/** What a deed is sent with: about what, and which version of that showed. */
interface At {
  params: { id: string }
  headers: { 'if-match'?: string }
}

/** Does something about a request from the version that shows, and tells where it could not be done. */
export function useInquiryAction(routes: InquiryRoutes, id: string, etag: string | undefined) {
  const tell = useFailureNotice(routes, id, etag)
  const pin = usePin()
  return async (failed: string, send: (at: At) => Promise<unknown>) => {
    pin(id)
    try {
      await send({ params: { id }, headers: etag === undefined ? {} : { 'if-match': etag } })
    } catch (cause) {
      await tell(failed, cause)
    }
  }
}
