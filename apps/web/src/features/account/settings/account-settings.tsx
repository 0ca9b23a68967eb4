import { unlessDone } from '@energy/client/call-error'
import type { Identity } from '@energy/client/session/identity'
import { changingRecord } from '@energy/client/record/record-lock'
import { useCall } from '@energy/client/use-call'
import { useSessionActions } from '@energy/client/session/use-session'
import { user } from '@energy/contracts/people/users'
import { Button } from '@energy/ui/button'
import { notice } from '@energy/ui/notice'
import { useState, type ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { ChangePassword } from './change-password.tsx'
import { DownloadData } from './download-data.tsx'
import { SignInAgain } from '../sign-in-again.tsx'

/** The actions on the whole account. */
export function AccountSettings({ identity }: { identity: Identity }) {
  const [open, setOpen] = useState<'password' | 'delete'>()
  const close = () => setOpen(undefined)
  const hasPassword = identity.providers.includes('password')
  return (
    <section className="col-span-full">
      <h2 className="text-h3">Your account</h2>
      <ul className="mt-4 border-t border-line">
        {hasPassword && (
          <Setting text="Change the password you sign in with.">
            <Button look="line" small onClick={() => setOpen('password')}>
              Change password
            </Button>
          </Setting>
        )}
        <Setting text="Take along what we keep of you, as a JSON file.">
          <DownloadData email={identity.email} />
        </Setting>
        <Setting text="Delete your account with all that belongs to it. It cannot be undone.">
          <Button look="danger" small onClick={() => setOpen('delete')}>
            Delete my account
          </Button>
        </Setting>
      </ul>
      {open === 'password' && <ChangePassword email={identity.email} onClose={close} />}
      {open === 'delete' && <DeleteAccount identity={identity} onClose={close} />}
    </section>
  )
}

const Setting = ({ text, children }: { text: string; children: ReactNode }) => (
  <li className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 border-b border-line py-3.5">
    <p>{text}</p>
    {children}
  </li>
)

function DeleteAccount({ identity, onClose }: { identity: Identity; onClose: () => void }) {
  const call = useCall()
  const session = useSessionActions()
  const navigate = useNavigate()
  const { email } = identity
  const removeAccount = async () => {
    // Once nobody has the address any more, the server goes on by itself.
    const isGone = async () => !(await call(user.lookup, { body: { email } })).found
    await call(user.remove, { params: { email } }).catch(unlessDone(isGone))
    await session().signOut()
  }
  const removeAndLeave = async () => {
    await changingRecord(removeAccount)
    void notice('Your account is deleted.')
    await navigate('/')
  }
  return (
    <SignInAgain
      title="Delete my account?"
      who={identity}
      action="Delete my account"
      look="danger"
      onProved={removeAndLeave}
      onClose={onClose}
    >
      <p>Your profile goes for good, and your name with it from all that you have asked us. Sign in again to do it.</p>
    </SignInAgain>
  )
}
