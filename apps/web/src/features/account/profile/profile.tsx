import { useRecord } from '@energy/client/record/use-record'
import { useSession } from '@energy/client/use-session'
import { buttonClass } from '@energy/ui/button'
import { Avatar } from '@energy/ui/picture'
import { Link } from 'react-router-dom'
import { AccountSettings } from '../settings/account-settings.tsx'
import { Billing } from './billing.tsx'
import { ProfileFallback } from './profile-fallback.tsx'
import { ProfileFacts } from './profile-facts.tsx'
import { Purchases } from './purchases.tsx'
import { Verification } from './verification.tsx'
import { sampleProducts, sampleServices } from './sample-purchases.ts'
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
      <header className="profile-head">
        <Avatar src={person.image} />
        <div>
          <h1>{username || email}</h1>
          <p>{email}</p>
        </div>
        <Link className={buttonClass('line')} to="/profile/profileUpdate">
          Edit profile
        </Link>
      </header>
      <div className="profile-sections">
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
        <Purchases title="Purchased services" purchases={sampleServices} />
        <Purchases title="Purchased products" purchases={sampleProducts} />
        <Billing />
        <AccountSettings identity={session.identity} />
      </div>
    </div>
  )
}
