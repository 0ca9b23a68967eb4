import type { Attachment, attachmentFile } from '@energy/contracts/inquiries/attachments'
import type { offerFile } from '@energy/contracts/sales/offer-files'
import { Paperclip } from 'lucide-react'
import { formatBytes } from '../media/check-file.ts'
import { useDownload } from '../browser/use-download.ts'

interface FileLinksProps {
  /** The call that downloads one. */
  route: typeof attachmentFile.ofInquiry | typeof offerFile.read
  /** The id of the inquiry or the offer. */
  id: string
  files: readonly Attachment[]
}

/** The files that went with a reply or an offer, to be downloaded. */
export function FileLinks({ route, id, files }: FileLinksProps) {
  const { mutate, isPending, variables } = useDownload(route, 'the file')
  return (
    <ul>
      {files.map(({ _id: attachment, name, bytes }) => (
        <li key={attachment}>
          <button
            type="button"
            className="group flex min-h-touch items-center gap-2 text-left text-small wrap-anywhere"
            aria-busy={(isPending && variables.input[0].params.attachment === attachment) || undefined}
            onClick={() => mutate({ input: [{ params: { id, attachment } }], name })}
          >
            <Paperclip className="size-4 flex-none text-muted" strokeWidth={1.75} aria-hidden="true" />
            <span>
              <span className="sr-only">Download</span> <span className="text-link">{name}</span>{' '}
              <span className="text-muted">{formatBytes(bytes)}</span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}
