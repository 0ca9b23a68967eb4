import { buttonClass } from '@energy/ui/button'
import { Avatar } from '@energy/ui/picture'
import { Mail, Phone } from 'lucide-react'
import { useConfig } from './config.ts'
import { Fact, Facts } from './facts.tsx'
import type { Person } from './people.ts'
import { Request } from './request.tsx'

const missing = 'Did not input yet'

/** Somebody who asked for a specialist: what they wrote, then who they are, then how to answer. */
export function PersonPane({ person }: { person: Person }) {
  return (
    <article>
      <Head person={person} />
      <section className="mt-8">
        <h3 className="part-title">
          Description <span className="count">{person.requests.length}</span>
        </h3>
        <ul>
          {person.requests.map((request) => (
            <Request key={request._id} request={request} hasAccount={person.hasAccount} />
          ))}
        </ul>
      </section>
      <section className="mt-8">
        <h3 className="part-title mb-4">Details</h3>
        <Facts>
          <Fact label="Contact number" value={person.phone} missing={missing} />
          <Fact label="Address" value={person.address} missing={missing} />
          <Fact label="Business name" value={person.businessName} missing={missing} />
          <Fact label="Business address" value={person.businessAddress} missing={missing} />
          <Fact label="Business email" value={person.businessEmail} missing={missing} />
          <Fact label="Business phone" value={person.businessPhone} missing={missing} />
        </Facts>
      </section>
      <Replies person={person} />
    </article>
  )
}

function Head({ person }: { person: Person }) {
  const { siteUrl } = useConfig()
  return (
    <div className="flex items-center gap-4">
      <Avatar className="size-16" src={person.image} base={siteUrl} />
      <div className="min-w-0">
        <h2 className="pane-title">{person.name}</h2>
        <p className="wrap-anywhere text-muted">{person.email}</p>
        {!person.hasAccount && (
          <p className="mt-1 inline-block rounded-control bg-tint px-2 py-0.5 text-small font-[560]">
            Visitor without an account
          </p>
        )}
      </div>
    </div>
  )
}

/** The ways to answer; a number is dialled by what it holds of digits and a leading plus. */
function Replies({ person }: { person: Person }) {
  const mailbox = encodeURIComponent(person.email).replace('%40', '@')
  const number = person.phone.replace(/(?!^\+)\D/g, '')
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
      <a className={buttonClass('primary', true)} href={`mailto:${mailbox}`}>
        <Mail className="size-4.5" strokeWidth={1.75} aria-hidden="true" />
        Reply through mail
      </a>
    </div>
  )
}
