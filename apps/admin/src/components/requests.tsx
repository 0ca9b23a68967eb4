import { useCall } from '@energy/client/use-call'
import { specialist, type Specialist } from '@energy/contracts/specialists'
import { Listed } from './listed.tsx'
import { peopleOf, type Person } from './people.ts'
import { PersonPane } from './person-pane.tsx'
import { Senders, type Sender } from './senders.tsx'
import { useAddress } from './use-address.ts'
import { usePages } from './use-pages.ts'
import { toAnswer } from './work/desk.ts'
import { RowMark } from './work/marks.tsx'
import { useNamed, withNamed } from './work/use-named.ts'

/** The people who asked for a specialist, and what each of them wrote. */
export function Requests() {
  const call = useCall()
  const { id, q, state } = useAddress()
  // All that was read is held: a person's requests may be on several pages.
  const list = usePages<Specialist>(
    specialist.list,
    q,
    (querystring, signal) => call.send(specialist.list, { querystring }, signal),
    { kept: Infinity, state },
  )
  const named = useNamed(specialist.read, id, list.items)
  return (
    <Listed list={list} things="requests">
      {(requests) => <People list={list} requests={withNamed(requests, named)} />}
    </Listed>
  )
}

interface PeopleProps {
  list: ReturnType<typeof usePages<Specialist>>
  requests: readonly Specialist[]
}

function People({ list, requests }: PeopleProps) {
  return <Senders things="requests" list={list} senders={peopleOf(requests).map(senderOf)} />
}

function senderOf(person: Person): Sender {
  const [latest, ...earlier] = person.requests
  return {
    ids: [latest._id, ...earlier.map(({ _id }) => _id)],
    name: person.name,
    image: person.image,
    line: person.hasAccount ? person.email : `Visitor, ${person.email}`,
    mark: <RowMark row={toAnswer(person.requests)} />,
    pane: <PersonPane key={person.email} person={person} />,
  }
}
