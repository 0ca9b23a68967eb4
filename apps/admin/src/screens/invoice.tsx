import { query } from '@energy/client/query'
import { useCall } from '@energy/client/use-call'
import { specialist } from '@energy/contracts/specialists'
import { user } from '@energy/contracts/users'
import { Avatar } from '@energy/ui/picture'
import { Empty, Failed, Late, Loading } from '@energy/ui/states'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useConfig } from '../components/config.ts'
import { PageHead } from '../components/page-head.tsx'
import { peopleOf, type Person } from '../components/people.ts'
import { PersonPane } from '../components/person-pane.tsx'
import { SplitSkeleton } from '../components/split-skeleton.tsx'
import { Split, SplitRow } from '../components/split.tsx'
import { useSelection } from '../components/use-selection.ts'

/** The people who asked for a specialist, and what each of them wrote. */
export function Invoice() {
  const call = useCall()
  const requests = useQuery(query(call, specialist.list))
  const users = useQuery(query(call, user.list))
  const people = useMemo(
    () => requests.data && users.data && peopleOf(requests.data, users.data),
    [requests.data, users.data],
  )
  const failed = requests.isError || users.isError
  const retry = () => void Promise.all([requests, users].filter(({ isError }) => isError).map((one) => one.refetch()))
  return (
    <>
      <PageHead title="User Details" />
      {people && <People people={people} />}
      {failed && <Failed retry={retry}>We could not load the requests.</Failed>}
      {!people && !failed && (
        <Late>
          <Loading />
          <SplitSkeleton />
        </Late>
      )}
    </>
  )
}

function People({ people }: { people: readonly Person[] }) {
  const { siteUrl } = useConfig()
  const { selected, open } = useSelection(people, ({ requests }, id) => requests.some(({ _id }) => _id === id))
  const rows = people.map((person) => (
    <SplitRow
      key={person.email}
      // A request's id stands for its sender: addresses of people do not belong in the address bar.
      id={person.requests[0]._id}
      current={person === selected}
      picture={<Avatar className="size-14 ring-1 ring-line" src={person.image} base={siteUrl} />}
      title={person.name}
      line={person.hasAccount ? person.email : `Visitor, ${person.email}`}
    />
  ))
  return (
    <Split
      label="People with requests"
      back="All people"
      open={open}
      rows={
        people.length > 0 ? (
          rows
        ) : (
          <li className="[&>.void]:border-0">
            <Empty>No requests yet.</Empty>
          </li>
        )
      }
    >
      {selected ? <PersonPane key={selected.email} person={selected} /> : <p className="text-muted">Select a User</p>}
    </Split>
  )
}
