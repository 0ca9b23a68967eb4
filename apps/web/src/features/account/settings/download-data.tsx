import { saveFile } from '@energy/client/save-file'
import { useCall } from '@energy/client/use-call'
import { userData } from '@energy/contracts/people/user-data'
import { Button } from '@energy/ui/button'
import { notice } from '@energy/ui/notice'
import { useMutation } from '@tanstack/react-query'

/** Downloads all stored data of a user as a JSON file. */
export function DownloadData({ email }: { email: string }) {
  const call = useCall()
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      const data = await call(userData, { params: { email } })
      saveFile(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }), 'my-data.json')
    },
    onError: ({ message }) => notice(`We could not bring your data. ${message}`, { kind: 'error', timer: 5000 }),
  })
  return (
    <Button look="line" small busy={isPending} onClick={() => mutate()}>
      Download my data
    </Button>
  )
}
