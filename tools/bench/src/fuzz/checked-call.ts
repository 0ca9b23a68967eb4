import { admissionViolationOf, readsEmails } from './admission.ts'
import { PRIVATE_DOMAIN } from './callers.ts'
import type { Call } from './calls.ts'
import type { documentOf } from './document.ts'
import type { FuzzEnvironment } from './environment.ts'
import type { Tally } from './tally.ts'

type Document = Awaited<ReturnType<typeof documentOf>>

const startOf = (body: string) => body.slice(0, 200)
/** The calls after which the people may not be those that the callers stand for. */
const changesPeople = ({ operation: { method, path } }: Call) =>
  method !== 'GET' && /^\/(users|invitation-links)/.test(path)

/**
 * A function that sends a call and checks its response: no 5xx but 503 with `Retry-After`, a body that matches its schema,
 * 401 or 403 for those whom the document does not admit, no e-mail of another person.
 */
export function senderTo(
  { apiUrl, headersOf, restorePeople }: FuzzEnvironment,
  { violationOf }: Pick<Document, 'violationOf'>,
  tally: Tally,
) {
  return async (call: Call) => {
    const { operation, caller, path, headers, body, type } = call
    const description = `${caller}: ${operation.method} ${startOf(path)} ${startOf(body ?? '')}`
    tally.begin()
    const answer = await fetch(apiUrl + path, {
      method: operation.method,
      redirect: 'manual',
      headers: { ...headers, ...headersOf(caller), ...(body !== undefined && { 'content-type': type }) },
      ...(body !== undefined && { body }),
    }).catch((error: Error) => error)
    if (answer instanceof Error)
      return tally.violate(`${description} got no response: ${String(answer.cause ?? answer)}`)
    tally.add(operation, caller, answer)
    const isStream = answer.headers.get('content-type')?.startsWith('text/event-stream')
    if (isStream) await answer.body?.cancel()
    const text = isStream ? '' : await answer.text()
    for (const violation of [violationOf(operation, answer, text), admissionViolationOf(call, answer.status)])
      if (violation) tally.violate(`${description} ${violation}`)
    if (!readsEmails(caller) && text.includes(PRIVATE_DOMAIN))
      tally.violate(`${description} disclosed an e-mail of another person: ${text}`)
    if (answer.ok && changesPeople(call)) await restorePeople()
  }
}
