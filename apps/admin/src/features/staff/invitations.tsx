import { query } from '@energy/client/query'
import { useCall } from '@energy/client/use-call'
import { invitation, type Invitation } from '@energy/contracts/people/invitations'
import { Button } from '@energy/ui/button'
import { notice } from '@energy/ui/notice'
import { useQuery } from '@tanstack/react-query'
import { formatShortDateTime } from '../../shared/words/format-date.ts'
import { endKeysOf, sendOnce } from '../../shared/actions/send-once.ts'
import { DeleteButton } from '../../shared/actions/delete-button.tsx'
import { useChange } from '../../shared/actions/use-checked-send.ts'
import { useRemove } from '../../shared/list/use-remove.ts'
import { Loaded } from '../../shared/page/loaded.tsx'
import { useNow } from '../../shared/browser/use-now.ts'
import { reasonOf } from '../../shared/words/reason.ts'
import { roleWords } from '../../shared/people/role.tsx'
import { cellClass, rowClass, Table } from '../../shared/page/table.tsx'

/** The invitations that nobody has accepted yet. */
export function Invitations() {
  const list = useQuery(query(useCall(), invitation.list))
  return (
    <Loaded query={list} error="We could not load the invitations.">
      {(invitations) =>
        invitations.length > 0 && (
          <section className="panel p-5 lg:px-8 lg:py-7" aria-labelledby="invitations">
            <h2 className="section-title mb-4" id="invitations">
              Invitations <span className="count">{invitations.length}</span>
            </h2>
            <Table heads={['E-mail', 'Role', 'Invited by', 'The link works until', 'Mail', 'Revoke']}>
              {invitations.map((one) => (
                <InvitationRow key={one._id} invited={one} />
              ))}
            </Table>
          </section>
        )
      }
    </Loaded>
  )
}

function InvitationRow({
  invited: { _id: id, email, role, invitedBy, sentAt, expiresAt, refusal },
}: {
  invited: Invitation
}) {
  const send = useChange(invitation.send, invitation.list, (found) =>
    found.some((one) => one._id === id && one.sentAt !== sentAt),
  )
  const { remove, busy } = useRemove(invitation, 'invitation', () => endKeysOf('invitation'))
  const name = `the invitation to ${email}`
  const isOver = Date.parse(expiresAt) <= useNow()
  const params = { id }
  const sendAgain = async () => {
    try {
      await sendOnce(invitation.send.url, params, (headers) => send.mutateAsync({ params, headers }))
    } catch (cause) {
      return notice(`The invitation was not sent. ${reasonOf(cause)}`, { kind: 'error', timer: 4000 })
    }
    return notice(`The invitation to ${email} is on its way again.`)
  }
  return (
    <tr className={`${rowClass} max-md:relative max-md:pr-12`}>
      <td className={`${cellClass} max-md:font-[580]`}>{email}</td>
      <td className={cellClass}>{roleWords[role].name}</td>
      <td className={cellClass}>
        <span className="md:hidden">Invited by </span>
        {invitedBy || 'A deleted account'}
      </td>
      <td className={`${cellClass} tabular-nums`}>
        {isOver ? (
          <span className="font-[560] text-danger">Too old: sent {formatShortDateTime(sentAt)}</span>
        ) : (
          <>
            <span className="md:hidden">Until </span>
            <time dateTime={expiresAt}>{formatShortDateTime(expiresAt)}</time>
          </>
        )}
        {refusal && (
          <span className="block max-w-60 text-danger">
            The mail did not arrive
            <span className="block text-small wrap-anywhere text-muted">{refusal}</span>
          </span>
        )}
      </td>
      <td className={`${cellClass} w-44`}>
        <Button
          look="line"
          small
          aria-label={`Send again to ${email}`}
          busy={send.isPending}
          onClick={() => void sendAgain()}
        >
          Send again
        </Button>
      </td>
      <td className="w-12 max-md:absolute max-md:top-1 max-md:right-0">
        <DeleteButton name={name} busy={busy} onDelete={() => void remove(id, name)} />
      </td>
    </tr>
  )
}
