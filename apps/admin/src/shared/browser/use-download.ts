import { useCall } from '@energy/client/use-call'
import type { InputArgs } from '@energy/client/call'
import { saveFile } from '@energy/client/save-file'
import type { Route } from '@energy/contracts/route'
import { notice } from '@energy/ui/notice'
import { useMutation } from '@tanstack/react-query'

/**
 * Downloads files with the token of the caller, which a link could not send.
 * @param thing that could not be downloaded, for the notice: `the file`
 */
export function useDownload<R extends Route>(route: R, thing: string) {
  const call = useCall()
  return useMutation({
    async mutationFn({ input, name }: { input: InputArgs<R>; name: string }) {
      const file: unknown = await call(route, ...input)
      if (file instanceof Blob) saveFile(file, name)
    },
    onError: ({ message }) => notice(`We could not download ${thing}. ${message}`, { kind: 'error', timer: 4000 }),
  })
}
