import { inquiry } from '@energy/contracts/inquiries/inquiry'
import type { APIRequestContext } from '@playwright/test'
import { adminHeaders } from '../dashboard.ts'
import { mailsTo } from './mailbox.ts'

/** The path of the link in a mail about a request. Throws if there is none. */
export function requestPathIn({ text = '' }: { text?: string } = {}) {
  const path = /https?:\/\/[^/\s]+(\/requests\/[\w.-]+)/.exec(text)?.[1]
  if (!path) throw new Error(`The mail has no link to a request: ${text}`)
  return path
}

/** Waits for the mail that acknowledges a request, and returns the path of its link. */
export async function linkTo(request: APIRequestContext, email: string) {
  const [mail] = await mailsTo(request, email)
  return requestPathIn(mail)
}

/** Calls the API as the sample's admin, on an inquiry. */
export async function asStaff(
  request: APIRequestContext,
  call: keyof typeof inquiry,
  id: string,
  data?: object,
): Promise<unknown> {
  const { method, url } = inquiry[call]
  const response = await request.fetch(`/api${url.replace(':id', id)}`, {
    method,
    headers: await adminHeaders(request),
    ...(data && { data }),
  })
  return response.json()
}
