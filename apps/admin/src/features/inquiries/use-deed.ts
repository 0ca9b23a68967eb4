import type { Desk } from './desk.ts'
import { usePin } from './use-pin.ts'
import { useTelling } from './use-telling.ts'

/** What a deed is sent with: about what, and which version of that showed. */
interface At {
  params: { id: string }
  headers: { 'if-match'?: string }
}

/** Does something about a request from the version that shows, and tells where it could not be done. */
export function useDeed(desk: Desk, id: string, etag: string | undefined) {
  const tell = useTelling(desk, id, etag)
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
