import { CallError } from '@energy/client/call-error'
import { saveFile } from '@energy/client/save-file'
import { useCall } from '@energy/client/use-call'
import type { Attachment, attachmentFile } from '@energy/contracts/inquiries/attachments'
import type { offerFile } from '@energy/contracts/sales/offer-files'
import { notice } from '@energy/ui/notice'

/**
 * A function that saves a file of an own request or offer on this device.
 * @param route the call that downloads it
 */
export function useSaveFile(route: typeof attachmentFile.ofRequest | typeof offerFile.own, id: string) {
  const call = useCall()
  const save = async ({ _id: attachment, name }: Attachment) => {
    const file: unknown = await call(route, { params: { id, attachment } })
    if (file instanceof Blob) saveFile(file, name)
  }
  return (file: Attachment) =>
    save(file).catch((cause: unknown) =>
      notice(`We could not bring ${file.name}. ${cause instanceof CallError ? cause.message : ''}`.trim(), {
        kind: 'error',
        timer: 5000,
      }),
    )
}
