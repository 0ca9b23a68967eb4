import { useCall } from '@energy/client/use-call'
import type { Correspondent } from '@energy/contracts/inquiries/correspondents'
import { specialist, type Specialist } from '@energy/contracts/inquiries/specialists'
import { Empty } from '@energy/ui/states'
import { useQuery } from '@tanstack/react-query'
import { Fact, NO_INPUT } from '../../shared/facts.tsx'
import { Loaded } from '../../shared/loaded.tsx'
import { PersonHead } from '../../shared/person-head.tsx'
import { personOf, requestsOf, type Requests } from './people.ts'
import { PersonInquiries } from './person-inquiries.tsx'

/** A person who requested a specialist, with all their requests, including those outside the loaded pages. */
export function PersonPane({ person: { email, username, image, account } }: { person: Correspondent }) {
  const requests = useQuery(requestsOf(useCall(), email))
  return (
    <article className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <PersonHead name={username} email={email} image={image}>
        {!account && <p className="badge mt-1 inline-block">Visitor without an account</p>}
      </PersonHead>
      <Loaded query={requests} error={`We could not load what ${username} sent.`}>
        {([latest, ...earlier]) =>
          latest ? (
            <PersonRequests name={username} requests={[latest, ...earlier]} />
          ) : (
            <Empty>Nothing that {username} sent is left.</Empty>
          )
        }
      </Loaded>
    </article>
  )
}

function PersonRequests({ name, requests }: { name: string; requests: Requests }) {
  const person = personOf(requests)
  const [latest, ...earlier] = requests
  const inquiryOf = (request: Specialist) => ({
    ...request,
    name,
    phone: person.phone,
    remark: person.hasAccount && !request.bound && ', sent without signing in',
  })
  return (
    <PersonInquiries
      routes={specialist}
      thing="request"
      heading={
        <>
          Description <span className="count">{requests.length}</span>
        </>
      }
      inquiries={[inquiryOf(latest), ...earlier.map(inquiryOf)]}
    >
      <Fact label="Contact number" value={person.phone} missing={NO_INPUT} />
      <Fact label="Address" value={person.address} missing={NO_INPUT} />
      <Fact label="Business name" value={person.businessName} missing={NO_INPUT} />
      <Fact label="Business address" value={person.businessAddress} missing={NO_INPUT} />
      <Fact label="Business email" value={person.businessEmail} missing={NO_INPUT} />
      <Fact label="Business phone" value={person.businessPhone} missing={NO_INPUT} />
    </PersonInquiries>
  )
}
