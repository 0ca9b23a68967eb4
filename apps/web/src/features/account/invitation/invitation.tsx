import { CallError } from '@energy/client/call-error'
import { query } from '@energy/client/query'
import { useCall } from '@energy/client/use-call'
import { useSession, useSessionCheck } from '@energy/client/session/use-session'
import { invitation, type LinkedInvitation } from '@energy/contracts/people/invitations'
import { buttonClass } from '@energy/ui/button'
import { LoadError } from '@energy/ui/states'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from 'react-router-dom'
import { useCompany } from '../../../shared/site/use-site.ts'
import { withNext } from '../same-origin-path.ts'
import { Accept } from './accept.tsx'
import { OtherAddress } from './other-address.tsx'

const WORK: Readonly<Record<LinkedInvitation['role'], string>> = {
  editor: 'keep the content of this site',
  sales: 'answer the people who write to us',
  admin: 'run this site',
}

/** The page of the link in an invitation. Mail programs open links by themselves, so only its button accepts. */
export function Invitation() {
  const { token = '' } = useParams()
  const { data, error, refetch } = useQuery({
    ...query(useCall(), invitation.readLinked, { params: { token } }),
    // Once it is accepted there is nothing to read any more.
    staleTime: Infinity,
    refetchOnWindowFocus: false,
  })
  if (data) return <Open token={token} invited={data} />
  if (error instanceof CallError && error.status === 404)
    return (
      <>
        <h1>This invitation has ended</h1>
        <p>It was accepted or revoked, or it is too old. Ask the person who invited you for a new one.</p>
      </>
    )
  if (error)
    return (
      <>
        <h1>Invitation</h1>
        <LoadError retry={() => void refetch()}>We could not load your invitation. {error.message}</LoadError>
      </>
    )
  return <output className="text-lead text-muted">Loading...</output>
}

interface OpenProps {
  token: string
  invited: LinkedInvitation
}

function Open({ token, invited }: OpenProps) {
  const { email, role } = invited
  const session = useSession()
  const { check } = useSessionCheck()
  const { name } = useCompany()
  return (
    <>
      <h1>You are invited</h1>
      <p>
        {name} asks you to {WORK[role]}, with the address {email}.
      </p>
      {session.status === 'unchecked' && (
        <LoadError retry={check}>
          We could not check whether you are signed in. Check your connection and try again.
        </LoadError>
      )}
      {session.status === 'signed-out' && <Join email={email} path={`/invitations/${token}`} />}
      {session.status === 'signed-in' &&
        (session.identity.email.toLowerCase() === email ? (
          <Accept token={token} invited={invited} />
        ) : (
          <OtherAddress email={session.identity.email} />
        ))}
    </>
  )
}

/** The ways to an account with the address of the invitation. */
const Join = ({ email, path }: { email: string; path: string }) => (
  <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3">
    <Link className={buttonClass()} to={withNext('/signup', path)} state={{ email }}>
      Create an account
    </Link>
    <Link className="text-link inline-flex min-h-touch items-center" to={withNext('/login', path)}>
      I have an account
    </Link>
  </div>
)
