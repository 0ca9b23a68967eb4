import { useRecord } from '@energy/client/record/use-record'
import { useSession } from '@energy/client/session/use-session'
import { buttonClass } from '@energy/ui/button'
import { Avatar } from '@energy/ui/picture'
import { Link } from 'react-router-dom'
import { AccountSettings } from '../settings/account-settings.tsx'
import { ProfileFallback } from './profile-fallback.tsx'
import { ProfileFacts } from './profile-facts.tsx'
import { Sales } from './sales.tsx'
import { Verification } from './verification.tsx'
import { WaitingOffers } from './waiting-offers.tsx'
import { ROLE_PENDING } from '../use-sign-in-redirect.ts'

export function Profile() {
  const session = useSession()
  const { data: person } = useRecord()
  if (session.status !== 'signed-in' || !person) return <ProfileFallback />
  const { username, email, personalInfo, businessInfo } = person
  return (
    <div className="page profile">
      {!session.identity.emailVerified && <Verification email={email} />}
      {person.requestedRole && <p className="banner-note">You asked to be an admin. {ROLE_PENDING}</p>}
      <header className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-[clamp(1.25rem,2.5vw,2rem)] gap-y-6 md:grid-cols-[auto_minmax(0,1fr)_auto]">
        <Avatar className="size-18 md:size-24" src={person.image} />
        <div>
          <h1 className="text-h2 font-[640]">{username || email}</h1>
          <p className="mt-[0.4rem] text-muted">{email}</p>
        </div>
        <div className="flex flex-wrap gap-3 max-md:col-span-full">
          <Link className={`${buttonClass('line')} max-sm:w-full`} to="/profile/requests">
            Your requests
          </Link>
          <Link className={`${buttonClass('line')} max-sm:w-full`} to="/bill">
            Send a bill
          </Link>
          <Link className={`${buttonClass('line')} max-sm:w-full`} to="/profile/profileUpdate">
            Edit profile
          </Link>
        </div>
      </header>
      <WaitingOffers />
      <div className="mt-(--gap) grid grid-cols-1 gap-x-[clamp(2rem,5vw,5rem)] gap-y-(--gap) [--gap:clamp(2.5rem,1.8rem+2.6vw,4rem)] md:grid-cols-2">
        <ProfileFacts
          title="Personal information"
          facts={[
            ['Name', username],
            ['Email address', email],
            ['Phone', personalInfo.phone],
            ['Address', personalInfo.address],
          ]}
        />
        <ProfileFacts
          title="Business information"
          facts={[
            ['Business name', businessInfo.businessName],
            ['Business email address', businessInfo.businessEmail],
            ['Business phone', businessInfo.businessPhone],
            ['Business address', businessInfo.businessAddress],
          ]}
        />
        <Sales email={email} />
        <AccountSettings identity={session.identity} />
      </div>
    </div>
  )
}
