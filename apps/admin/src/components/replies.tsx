import { COMPANY } from '@energy/contracts/company'
import { buttonClass } from '@energy/ui/button'
import { Mail, Phone } from 'lucide-react'
import { day } from './moment.ts'

/** What is answered, and whom. */
export interface Letter {
  email: string
  name: string
  phone: string
  createdAt: string
  comment: string
}

/** Mail programs refuse addresses much longer than what this makes. */
const QUOTED = 600

/** The address that opens a mail program with an answer begun: greeting, room, what was written, our name. */
export function mailtoOf({ email, name, createdAt, comment }: Letter) {
  const mailbox = encodeURIComponent(email).replace('%40', '@')
  const cut = comment.length > QUOTED ? `${comment.slice(0, QUOTED).toWellFormed().trimEnd()} …` : comment
  const quoted = cut && `On ${day(createdAt)} you wrote:\n${cut.replace(/^/gm, '> ')}\n\n`
  const body = `Dear ${name},\n\n\n\n${quoted}${COMPANY.name}\n${COMPANY.phone}`
  const subject = `Your request of ${day(createdAt)}`
  return `mailto:${mailbox}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body).replaceAll('%0A', '%0D%0A')}`
}

/** The ways to answer; a number is dialled by what it holds of digits and a leading plus. */
export function Replies(letter: Letter) {
  const number = letter.phone.replace(/(?!^\+)\D/g, '')
  const call = (
    <>
      <Phone className="size-4.5" strokeWidth={1.75} aria-hidden="true" />
      Reply through call
    </>
  )
  return (
    <div className="mt-8 flex flex-wrap gap-3 border-t border-line pt-6 max-sm:[&>*]:flex-1 max-sm:[&>*]:basis-full">
      {number ? (
        <a className={buttonClass('line', true)} href={`tel:${number}`}>
          {call}
        </a>
      ) : (
        <button type="button" className={buttonClass('line', true)} disabled title="No contact number is known">
          {call}
        </button>
      )}
      <a className={buttonClass('primary', true)} href={mailtoOf(letter)}>
        <Mail className="size-4.5" strokeWidth={1.75} aria-hidden="true" />
        Reply through mail
      </a>
    </div>
  )
}
