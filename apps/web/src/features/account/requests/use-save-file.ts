import { CallError } from '@energy/client/call-error'
import { saveFile } from '@energy/client/save-file'
import { useCall } from '@energy/client/use-call'
import { attachmentFile, type Attachment } from '@energy/contracts/inquiries/attachments'
import { notice } from '@energy/ui/notice'

/** A function that saves a file of an own request on this device. */
export function useSaveFile(id: string) {
  const call = useCall()
  const save = async ({ _id: attachment, name }: Attachment) => {
    const file: unknown = await call(attachmentFile.ofRequest, { params: { id, attachment } })
    if (file instanceof Blob) saveFile(file, name)
  }
  return (file: Attachment) =>
    void save(file).catch((cause: unknown) =>
      notice(`We could not bring ${file.name}. ${cause instanceof CallError ? cause.message : ''}`.trim(), {
        kind: 'error',
        timer: 5000,
      }),
    )
}
