import { query } from '@energy/client/query'
import { useCall } from '@energy/client/use-call'
import { user, type User } from '@energy/contracts/people/users'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { formatDate } from '../../shared/words/format-date.ts'
import { Loaded } from '../../shared/page/loaded.tsx'
import { PageHead } from '../../shared/page/page-head.tsx'
import { roleWords } from '../../shared/people/role.tsx'
import { cellClass, rowClass, Table } from '../../shared/page/table.tsx'
import { Invitations } from './invitations.tsx'
import { InviteForm } from './invite-form.tsx'

/** Everybody who works in the dashboard, and who is invited to. */
export function Staff() {
  const list = useQuery(query(useCall(), user.list, { querystring: { access: 'staff' } }))
  return (
    <>
      <PageHead title="Staff" />
      <InviteForm />
      <Invitations />
      <Loaded query={list} error="We could not load the staff.">
        {(staff) => (
          <section className="panel p-5 lg:px-8 lg:py-7" aria-labelledby="staff">
            <h2 className="section-title mb-4" id="staff">
              Who works here <span className="count">{staff.length}</span>
            </h2>
            <Table heads={['Name', 'E-mail', 'Role', 'Last visit']}>
              {staff.map((person) => (
                <StaffRow key={person._id} person={person} />
              ))}
            </Table>
          </section>
        )}
      </Loaded>
    </>
  )
}

const StaffRow = ({ person: { _id: id, username, email, role, lastVisit } }: { person: User }) => (
  <tr className={rowClass}>
    <td className={cellClass}>
      <Link
        className="text-link inline-flex min-h-touch items-center md:min-h-0"
        to={`/user?id=${id}`}
        state={{ email }}
      >
        {username || email}
      </Link>
    </td>
    <td className={`${cellClass} text-muted`}>{email}</td>
    <td className={cellClass}>{roleWords[role].name}</td>
    <td className={`${cellClass} text-muted tabular-nums`}>
      {lastVisit && (
        <>
          <span className="md:hidden">Last visit </span>
          <time dateTime={lastVisit}>{formatDate(lastVisit)}</time>
        </>
      )}
    </td>
  </tr>
)
