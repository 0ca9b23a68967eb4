import { useConfig } from '@energy/client/use-config'
import type { User } from '@energy/contracts/people/users'
import { Avatar } from '@energy/ui/picture'
import { Filter } from '../../shared/list/filter.tsx'
import { NoRows } from '../../shared/list/no-rows.tsx'
import { Rows } from '../../shared/list/rows.tsx'
import { Split, SplitRow } from '../../shared/list/split.tsx'
import type { usePages } from '../../shared/list/use-pages.ts'
import { useSelection } from '../../shared/list/use-selection.ts'
import { LoadingText } from '../../shared/page/loaded.tsx'
import { roleWords } from '../../shared/people/role.tsx'
import { UserPane } from './user-pane.tsx'

interface UserListProps {
  list: ReturnType<typeof usePages<User>>
  users: readonly User[]
  /** The user with the URL's id, if no loaded page contains it. */
  userById: User | undefined
  /** That user is still loading. */
  isLoading: boolean
}

/** The users, with a pane for the selected one. */
export function UserList({ list, users, userById, isLoading }: UserListProps) {
  const { siteUrl } = useConfig()
  const { selected, open } = useSelection({
    items: users,
    above: list.above,
    hasId: ({ _id }, id) => _id === id,
    itemById: userById,
    isLoading,
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
      mirrored
      filter={<Filter things="users" by="Filter by name, e-mail or phone" found={list.total} />}
      rows={
        rows.length === 0 && !list.above ? (
          <NoRows things="users" isLoading={list.isPlaceholderData} />
        ) : (
          <Rows things="users" list={list}>
            {rows}
          </Rows>
        )
      }
    >
      {selected ? (
        <UserPane key={selected._id} person={selected} />
      ) : isLoading ? (
        <LoadingText />
      ) : (
        <p className="text-muted">Select a User</p>
      )}
    </Split>
  )
}

const roleOf = ({ role, requestedRole }: User) => (requestedRole ? 'Asks to become an admin' : roleWords[role].name)
