import { attachmentFile, type Attachment } from '@energy/contracts/inquiries/attachments'
import { Paperclip } from 'lucide-react'
import { formatBytes } from '../../../shared/media/check-file.ts'
import { useDownload } from '../../../shared/use-download.ts'

interface EntryFilesProps {
  /** The id of the inquiry. */
  id: string
  files: readonly Attachment[]
}

/** The files that went with a reply, to be downloaded. */
export function EntryFiles({ id, files }: EntryFilesProps) {
  const { mutate, isPending, variables } = useDownload(attachmentFile.ofInquiry, 'the file')
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
