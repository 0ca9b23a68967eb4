import { specialist, type Specialist } from '@energy/contracts/inquiries/specialists'
import { useNavigate } from 'react-router-dom'
import { Fact, Facts } from '../../shared/facts.tsx'
import { formatDateTime } from '../../shared/format-date.ts'
import { personOf, type Requests } from './people.ts'
import { useAddress } from '../../shared/use-address.ts'
import { useRemove } from '../../shared/list/use-remove.ts'
import type { AnswerableInquiry } from './reply/reply-template.ts'
import { Replies } from './reply/replies.tsx'
import { InquiryCard } from './inquiry-card.tsx'

const missing = 'Did not input yet'

/** The requests of a person, their details, and the ways to answer. */
export function PersonRequests({ name, requests }: { name: string; requests: Requests }) {
  const person = personOf(requests)
  const [latest, ...earlier] = requests
  const inquiryOf = ({ _id, state, createdAt, comment, email }: Specialist): AnswerableInquiry => ({
    _id,
    state,
    createdAt,
    comment,
    name,
    email,
    phone: person.phone,
  })
  const { id, hrefOf } = useAddress()
  const navigate = useNavigate()
  // The URL identifies the person by one of their requests: selects another one when this one is deleted.
  const selectAnother = (deleted: string) => {
    const another = requests.find(({ _id }) => _id !== deleted)
    return navigate(hrefOf(another?._id), { replace: true })
  }
  const { remove, busy, deletedId } = useRemove(specialist, 'request', selectAnother)
  return (
    <>
      <section className="mt-8">
        <h3 className="section-title">
          Description <span className="count">{requests.length}</span>
        </h3>
        <ul>
          {requests.map((request) => {
            const { _id, createdAt, bound } = request
            const words = `the request of ${formatDateTime(createdAt)}`
            return (
              <li key={_id}>
                <InquiryCard
                  routes={specialist}
                  row={request}
                  remark={person.hasAccount && !bound && ', sent without signing in'}
                  name={words}
                  busy={busy}
                  isDeleted={_id === deletedId}
                  open={requests.length === 1 || _id === id}
                  onDelete={() => void remove(_id, words)}
                />
              </li>
            )
          })}
        </ul>
      </section>
      <section className="mt-8">
        <h3 className="section-title mb-4">Details</h3>
        <Facts>
          <Fact label="Contact number" value={person.phone} missing={missing} />
          <Fact label="Address" value={person.address} missing={missing} />
          <Fact label="Business name" value={person.businessName} missing={missing} />
          <Fact label="Business address" value={person.businessAddress} missing={missing} />
          <Fact label="Business email" value={person.businessEmail} missing={missing} />
          <Fact label="Business phone" value={person.businessPhone} missing={missing} />
        </Facts>
      </section>
      <Replies routes={specialist} thing="request" inquiries={[inquiryOf(latest), ...earlier.map(inquiryOf)]} />
    </>
  )
}
