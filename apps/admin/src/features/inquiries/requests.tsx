import { useCall } from '@energy/client/use-call'
import { correspondent, type Correspondent } from '@energy/contracts/inquiries/correspondents'
import { useQueryClient } from '@tanstack/react-query'
import { PageOfRows } from '../../shared/list/page-of-rows.tsx'
import { PeopleList, type PersonRow } from '../../shared/list/people-list.tsx'
import { requestsOf } from './people.ts'
import { PersonPane } from './person-pane.tsx'
import { InquiryFilter } from './state/state-filter.tsx'
import { useAddress } from '../../shared/use-address.ts'
import { usePages } from '../../shared/list/use-pages.ts'
import { RowStatus } from './state/state-badges.tsx'
import { useRowById, withRow } from './use-row-by-id.ts'

/** The people who requested a specialist, with the requests of the selected one. */
export function Requests() {
  const call = useCall()
  const queryClient = useQueryClient()
  const { id, q, state } = useAddress()
  const list = usePages<Correspondent>(
    correspondent.list,
    q,
    (querystring, signal) => call.send(correspondent.list, { querystring }, signal),
    { maxPages: Infinity, state },
  )
  const { row, isLoading } = useRowById(correspondent.read, id, list.items)
  // The URL may have the id of any request of a person: the one that `useRowById` read, or one that the pane shows.
  const idsOf = ({ email }: Correspondent) => [
    ...(row?.email === email ? [id] : []),
    ...(queryClient.getQueryData(requestsOf(call, email).queryKey) ?? []).map(({ _id }) => _id),
  ]
  return (
    <PageOfRows list={list} things="requests">
      {(people) => (
        <PeopleList
          label="Senders of requests"
          things="requests"
          list={list}
          rows={uniqueByEmail(withRow(people, row)).map((person) => rowOf(person, idsOf(person)))}
          isLoading={isLoading}
          filter={<InquiryFilter things="requests" found={list.total} />}
        />
      )}
    </PageOfRows>
  )
}

/** A person may be on two pages that were read at different times. */
const uniqueByEmail = (people: readonly Correspondent[]) => [
  ...new Map(people.map((person) => [person.email, person])).values(),
]

const rowOf = (person: Correspondent, ids: readonly string[]): PersonRow => ({
  key: person.email,
  ids: [person._id, ...ids],
  name: person.username,
  image: person.image,
  line: person.account ? person.email : `Visitor, ${person.email}`,
  status: <RowStatus row={person} open={person.open} />,
  pane: <PersonPane key={person.email} person={person} />,
})
