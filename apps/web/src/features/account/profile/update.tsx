import { useRecord } from '@energy/client/record/use-record'
import { useSession } from '@energy/client/session/use-session'
import type { User } from '@energy/contracts/people/users'
import { useState } from 'react'
import { ProfileFallback } from './profile-fallback.tsx'
import { ProfileForm } from './profile-form.tsx'

interface Editing {
  person: User
  providers: readonly string[]
}

export function ProfileUpdate() {
  const session = useSession()
  const { data } = useRecord()
  // The record that is being edited stays until the user signs out. A newer answer or a lost session does not replace
  // it.
  const [editing, setEditing] = useState<Editing>()
  const identity = session.status === 'signed-in' ? session.identity : undefined
  const ended = session.status === 'signed-out' && session.ended === true
  const signedOut = session.status === 'signed-out' && !ended
  const other = editing !== undefined && identity !== undefined && identity.email !== editing.person.email
  const fresh = data && identity && { person: data, providers: identity.providers }
  const shown = signedOut ? undefined : other ? fresh : (editing ?? fresh)
  if (!shown) return <ProfileFallback />
  return (
    <div className="page profile">
      <h1 className="text-h2 font-[640]">Edit profile</h1>
      <ProfileForm key={shown.person._id} {...shown} ended={ended} onTouch={() => setEditing(shown)} />
    </div>
  )
}
