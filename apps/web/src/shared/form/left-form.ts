import { notice } from '@energy/ui/notice'
import type { RefObject } from 'react'

/** Says that a form was not sent, where its visitor has left it and sees no error in it. */
export function noticeIfLeft(form: RefObject<HTMLFormElement | null>, text: string) {
  if (!form.current) void notice(text, { kind: 'error', timer: 5000 })
}
