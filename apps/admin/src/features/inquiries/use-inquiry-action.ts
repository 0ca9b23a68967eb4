import type { InquiryRoutes } from './inquiry.ts'
import { useSelect } from './use-select.ts'
import { useFailureNotice } from './use-failure-notice.ts'

/** What a deed is sent with: about what, and which version of that showed. */
interface ActionInput {
  params: { id: string }
  headers: { 'if-match'?: string }
}

/** Does something about a request from the version that shows, and tells where it could not be done. */
export function useInquiryAction(routes: InquiryRoutes, id: string, etag: string | undefined) {
  const notifyFailure = useFailureNotice(routes, id, etag)
  const select = useSelect()
  return async (failureMessage: string, send: (input: ActionInput) => Promise<unknown>) => {
    select(id)
    try {
      await send({ params: { id }, headers: etag === undefined ? {} : { 'if-match': etag } })
    } catch (cause) {
      await notifyFailure(failureMessage, cause)
    }
  }
}
