import { useCall } from '@energy/client/use-call'
import { specialist, type Specialist } from '@energy/contracts/specialists'
import { useMemo } from 'react'
import { Listed } from './listed.tsx'
import { peopleOf, type Person } from './people.ts'
import { PersonPane } from './person-pane.tsx'
import { Senders, type Sender } from './senders.tsx'
import { useAddress } from './use-address.ts'
import { usePages } from './use-pages.ts'

/** The people who asked for a specialist, and what each of them wrote. */
export function Requests() {
  const call = useCall()
  const { q } = useAddress()
  // All that was read is held: a person's requests may be on several pages.
  const list = usePages<Specialist>(
    specialist.list,
    q,
    (querystring, signal) => call.send(specialist.list, { querystring }, signal),
    Infinity,
  )
  return (
    <Listed list={list} things="requests">
      {(requests) => <People list={list} requests={requests} />}
    </Listed>
  )
}

interface PeopleProps {
  list: ReturnType<typeof usePages<Specialist>>
  requests: readonly Specialist[]
}

function People({ list, requests }: PeopleProps) {
  const senders = useMemo(() => peopleOf(requests).map(senderOf), [requests])
  return <Senders things="requests" list={list} senders={senders} />
}

function senderOf(person: Person): Sender {
  const [latest, ...earlier] = person.requests
  return {
    ids: [latest._id, ...earlier.map(({ _id }) => _id)],
    name: person.name,
    image: person.image,
    line: person.hasAccount ? person.email : `Visitor, ${person.email}`,
    pane: <PersonPane key={person.email} person={person} />,
  }
}
