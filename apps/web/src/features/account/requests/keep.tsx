import { useSession } from '@energy/client/session/use-session'
import { buttonClass } from '@energy/ui/button'
import { TextField } from '@energy/ui/field'
import { Link } from 'react-router-dom'
import { withNext } from '../same-origin-path.ts'
import { Note } from './note.tsx'
import { useTimes } from './use-times.ts'

interface KeepProps {
  what: 'request' | 'offer'
  /** What the link opens. */
  kept: { _id: string; email: string; bound: boolean; until: string }
}

const WORDS = {
  request: {
    path: '/profile/requests',
    list: '/profile/requests',
    listed: 'Your requests',
    together: 'In an account it stays, together with all that you ask us.',
    hint: 'The address this request came from. It must stay the same.',
  },
  offer: {
    path: '/profile/offers',
    list: '/profile',
    listed: 'Your profile',
    together: 'In an account it stays, with your orders and invoices.',
    hint: 'The address this offer was sent to. It must stay the same.',
  },
}

/** How what a link opens is taken into an account, or that it is in one. */
export function Keep({ what, kept: { _id: id, email, bound, until } }: KeepProps) {
  const { path, list, listed, together, hint } = WORDS[what]
  const session = useSession()
  const { longDay } = useTimes()
  const next = `${path}/${id}`
  // That of an offer ends with a day, so at the first moment of the next one.
  const lastDay = longDay(new Date(Date.parse(until) - 1).toISOString())
  const isTheirs =
    session.status === 'signed-in' && session.identity.emailVerified && session.identity.email.toLowerCase() === email
  if (isTheirs)
    return (
      <Note>
        This {what} is in your account now.{' '}
        <Link className="text-link" to={list}>
          {listed}
        </Link>
      </Note>
    )
  return (
    <aside className="grid justify-items-start gap-4 rounded-tr-corner bg-surface p-[clamp(1.5rem,2.4vw,2.25rem)] max-md:-mx-(--spacing-gutter) max-md:px-(--spacing-gutter)">
      <h2 className="pr-6 text-h3">{bound ? `This ${what} is in an account` : 'Keep this in an account'}</h2>
      <p>
        This page opens by the link in your mail until {lastDay}. {bound ? 'In your account it stays.' : together}
      </p>
      {!bound && (
        <>
          <TextField className="w-full" label="Email address" type="email" value={email} readOnly hint={hint} />
          <Link className={`${buttonClass('line')} max-md:w-full`} to={withNext('/signup', next)} state={{ email }}>
            Keep this in an account
          </Link>
        </>
      )}
      <p className="text-ui/[1.45] text-muted">
        {!bound && 'You have one? '}
        <Link className="text-link" to={withNext('/login', next)}>
          Sign In
        </Link>
      </p>
    </aside>
  )
}
