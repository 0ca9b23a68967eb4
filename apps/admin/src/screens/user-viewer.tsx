import { query } from '@energy/client/query'
import { useCall } from '@energy/client/use-call'
import { user, type User } from '@energy/contracts/users'
import { Avatar } from '@energy/ui/picture'
import { Failed, Late } from '@energy/ui/states'
import { useQuery } from '@tanstack/react-query'
import { useConfig } from '../components/config.ts'
import { PageHead } from '../components/page-head.tsx'
import { Split, SplitRow } from '../components/split.tsx'
import { useSelection } from '../components/use-selection.ts'
import { UserPane } from '../components/user-pane.tsx'

const newestFirst = (a: User, b: User) => b.createdAt.localeCompare(a.createdAt)

/** All users, and all that is known of the selected one. */
export function UserViewer() {
  const { data, isError, refetch } = useQuery(query(useCall(), user.list, { querystring: { order: 'newest' } }))
  return (
    <>
      <PageHead title="User profile" />
      {data && <UserList users={data.toSorted(newestFirst)} />}
      {isError && <Failed retry={() => void refetch()}>We could not load the users.</Failed>}
      {!data && !isError && (
        <Late>
          <output className="text-muted">Loading...</output>
        </Late>
      )}
    </>
  )
}

function UserList({ users }: { users: readonly User[] }) {
  const { siteUrl } = useConfig()
  const { selected, open } = useSelection(users, ({ _id }, id) => _id === id)
  const rows = users.map((person) => (
    <SplitRow
      key={person._id}
      id={person._id}
      current={person === selected}
      picture={<Avatar className="size-14 ring-1 ring-line" src={person.image} base={siteUrl} />}
      title={person.username || person.email}
      line={`${person.role === 'admin' ? 'Admin' : 'User'}, ${person.email}`}
    />
  ))
  return (
    <Split label="Users" back="All users" open={open} rows={rows} mirrored>
      {selected ? <UserPane key={selected._id} person={selected} /> : <p className="text-muted">Select a User</p>}
    </Split>
  )
}
