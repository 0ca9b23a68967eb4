import { CallError } from '@energy/client/call-error'
import { query } from '@energy/client/query'
import { useCall } from '@energy/client/use-call'
import { user } from '@energy/contracts/people/users'
import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router-dom'
import { PageOfRows } from '../../shared/list/page-of-rows.tsx'
import { usePages } from '../../shared/list/use-pages.ts'
import { InlineLoadError, LoadingText } from '../../shared/page/loaded.tsx'
import { PageHead } from '../../shared/page/page-head.tsx'
import { useAddress } from '../../shared/browser/use-address.ts'
import { ImportButton } from './import/import-button.tsx'
import { UserList } from './user-list.tsx'

/** All users, with a pane for the selected one. */
export function UserViewer() {
  const call = useCall()
  const { id, q } = useAddress()
  const filter = { ...(q && { q }) }
  const list = usePages(user.list, filter, (querystring, signal) => call.send(user.list, { querystring }, signal))
  // No e-mail may appear in the URL, so the link of the row puts it into the location state.
  const email = emailIn(useLocation().state)
  const isOutsidePages = list.items !== undefined && id !== '' && !list.items.some(({ _id }) => _id === id)
  const byEmail = useQuery({
    ...query(call, user.read, { params: { email } }),
    enabled: isOutsidePages && email !== '',
  })
  // A copied address and a link of the audit have the id alone.
  const byId = useQuery({
    ...query(call, user.list, { querystring: { id } }),
    enabled: isOutsidePages && email === '',
  })
  const { error, refetch, isLoading } = email === '' ? byId : byEmail
  const userById = [byEmail.data, byId.data?.[0]].find((found) => found?._id === id)
  return (
    <>
      <PageHead title="User profile" action={<ImportButton />} />
      {isOutsidePages && !isLoading && !userById && <Missing error={error} retry={refetch} />}
      <PageOfRows list={list} things="users" loader={<LoadingText />}>
        {(users) => <UserList list={list} users={users} userById={userById} isLoading={isLoading} />}
      </PageOfRows>
    </>
  )
}

/** Says why the user of the address is not shown. */
const Missing = ({ error, retry }: { error: Error | null; retry: () => unknown }) =>
  !error || (error instanceof CallError && [400, 404].includes(error.status)) ? (
    <p className="text-muted">There is no such user. They may have been deleted.</p>
  ) : (
    <InlineLoadError retry={retry}>We could not load this user.</InlineLoadError>
  )

const emailIn = (state: unknown) =>
  typeof state === 'object' && state !== null && 'email' in state && typeof state.email === 'string' ? state.email : ''
