import type { InquiryRoutes } from './inquiry.ts'
import { useSelect } from './use-select.ts'
import { useFailureNotice } from './use-failure-notice.ts'

/** The input of an action: the inquiry, and the version that the screen shows. */
interface ActionInput {
  params: { id: string }
  headers: { 'if-match'?: string }
}

/** Sends an action on an inquiry with the ETag of the shown version, and shows a notice if it fails. */
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
