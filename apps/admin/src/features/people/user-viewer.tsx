import { query } from '@energy/client/query'
import { useCall } from '@energy/client/use-call'
import { user, type User } from '@energy/contracts/users'
import { Avatar } from '@energy/ui/picture'
import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router-dom'
import { useConfig } from '../../shared/config.ts'
import { Filter } from '../../shared/list/filter.tsx'
import { PageOfRows } from '../../shared/list/page-of-rows.tsx'
import { NoRows } from '../../shared/list/no-rows.tsx'
import { PageHead } from '../../shared/page-head.tsx'
import { Rows } from '../../shared/list/rows.tsx'
import { Split, SplitRow } from '../../shared/list/split.tsx'
import { useAddress } from '../../shared/use-address.ts'
import { useSelection } from '../../shared/list/use-selection.ts'
import { usePages } from '../../shared/list/use-pages.ts'
import { UserPane } from './user-pane.tsx'

/** All users, with a pane for the selected one. */
export function UserViewer() {
  const call = useCall()
  const { id, q } = useAddress()
  const list = usePages<User>(user.list, q, (querystring, signal) => call.send(user.list, { querystring }, signal))
  // No e-mail may appear in the URL, so the link of the row puts it into the location state.
  const email = emailIn(useLocation().state)
  const isOutsidePages = list.items !== undefined && id !== '' && !list.items.some(({ _id }) => _id === id)
  const byEmail = useQuery({
    ...query(call, user.read, { params: { email } }),
    enabled: isOutsidePages && email !== '',
  })
  const itemById = byEmail.data?._id === id ? byEmail.data : undefined
  return (
    <>
      <PageHead title="User profile" />
      <PageOfRows list={list} things="users" loader={<output className="text-muted">Loading...</output>}>
        {(users) => <Users list={list} users={users} itemById={itemById} />}
      </PageOfRows>
    </>
  )
}

const emailIn = (state: unknown) =>
  typeof state === 'object' && state !== null && 'email' in state && typeof state.email === 'string' ? state.email : ''

interface UsersProps {
  list: ReturnType<typeof usePages<User>>
  users: readonly User[]
  itemById: User | undefined
}

function Users({ list, users, itemById }: UsersProps) {
  const { siteUrl } = useConfig()
  const { selected, open } = useSelection({
    items: users,
    above: list.above,
    hasId: ({ _id }, id) => _id === id,
    itemById,
  })
  const rows = users.map((person) => (
    <SplitRow
      key={person._id}
      id={person._id}
      current={person._id === selected?._id}
      picture={<Avatar className="size-14 ring-1 ring-line" src={person.image} base={siteUrl} />}
      title={person.username || person.email}
      line={`${roleOf(person)}, ${person.email}`}
      state={{ email: person.email }}
    />
  ))
  return (
    <Split
      label="Users"
      back="All users"
      open={open}
      filter={<Filter things="users" by="Filter by name, e-mail or phone" found={list.total} />}
      rows={
        users.length === 0 && !list.above ? (
          <NoRows things="users" />
        ) : (
          <Rows things="users" list={list}>
            {rows}
          </Rows>
        )
      }
      mirrored
    >
      {selected ? <UserPane key={selected._id} person={selected} /> : <p className="text-muted">Select a User</p>}
    </Split>
  )
}

const roleOf = ({ role, requestedRole }: User) =>
  requestedRole ? 'Asks to become an admin' : role === 'admin' ? 'Admin' : 'User'
