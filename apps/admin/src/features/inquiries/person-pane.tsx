import { useCall } from '@energy/client/use-call'
import type { Correspondent } from '@energy/contracts/inquiries/correspondents'
import { Empty, LoadError, Delayed } from '@energy/ui/states'
import { useQuery } from '@tanstack/react-query'
import { requestsOf } from './people.ts'
import { PersonHead } from './person-head.tsx'
import { PersonRequests } from './person-requests.tsx'

/** A person who requested a specialist, with all their requests, including those outside the loaded pages. */
export function PersonPane({ person }: { person: Correspondent }) {
  const { email, username, image } = person
  const { data, isError, refetch } = useQuery(requestsOf(useCall(), email))
  const [latest, ...earlier] = data ?? []
  return (
    <article>
      <PersonHead name={username} email={email} image={image}>
        {!person.account && (
          <p className="mt-1 inline-block rounded-control bg-tint px-2 py-0.5 text-small font-[560]">
            Visitor without an account
          </p>
        )}
      </PersonHead>
      <div className="[&>.void]:mt-8">
        {isError && <LoadError retry={() => void refetch()}>We could not load what {username} sent.</LoadError>}
        {latest && <PersonRequests name={username} requests={[latest, ...earlier]} />}
        {data && !latest && <Empty>Nothing that {username} sent is left.</Empty>}
        {!data && !isError && (
          <Delayed>
            <output className="mt-8 block text-muted">Loading...</output>
          </Delayed>
        )}
      </div>
    </article>
  )
}
