import { CallError } from '@energy/client/call-error'
import { useCall } from '@energy/client/use-call'
import { userData } from '@energy/contracts/user-data'
import { Button } from '@energy/ui/button'
import { notice } from '@energy/ui/notice'
import { useState } from 'react'

/** Hands over all that is kept of somebody, as a file of JSON. */
export function DownloadData({ email }: { email: string }) {
  const [busy, setBusy] = useState(false)
  const call = useCall()
  const download = async () => {
    setBusy(true)
    try {
      hand('my-data.json', await call(userData, { params: { email } }))
    } catch (cause) {
      if (!(cause instanceof CallError)) throw cause
      void notice(`We could not bring your data. ${cause.message}`, { kind: 'error', timer: 5000 })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button look="line" small busy={busy} onClick={() => void download()}>
      Download my data
    </Button>
  )
}

function hand(name: string, data: object) {
  const url = URL.createObjectURL(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }))
  Object.assign(document.createElement('a'), { href: url, download: name }).click()
  URL.revokeObjectURL(url)
}
