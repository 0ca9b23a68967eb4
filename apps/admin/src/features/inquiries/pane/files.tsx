import { ATTACHMENT_TYPES, attachmentFile } from '@energy/contracts/inquiries/attachments'
import type { Inquiry } from '@energy/contracts/inquiries/inquiry'
import { Download, FileText, Image } from 'lucide-react'
import { formatBytes } from '../../../shared/media/check-file.ts'
import { useDownload } from '../../../shared/browser/use-download.ts'

const names = new Map<string, string>(Object.entries(ATTACHMENT_TYPES))

/** The files that came with an inquiry. They are downloaded, never shown: anybody can send one. */
export function Files({ item: { _id: id, attachments } }: { item: Inquiry }) {
  const { mutate, isPending, variables } = useDownload(attachmentFile.ofInquiry, 'the file')
  if (attachments.length === 0) return null
  return (
    <section>
      <h3 className="mb-1.5 font-semibold">
        Files <span className="count">{attachments.length}</span>
      </h3>
      <ul className="max-w-prose">
        {attachments.map(({ _id: attachment, name, type, bytes }) => {
          const Icon = type.startsWith('image/') ? Image : FileText
          const input = { params: { id, attachment } }
          const isBusy = isPending && variables.input[0].params.attachment === attachment
          return (
            <li
              key={attachment}
              className="grid min-h-13 grid-cols-[1.25rem_minmax(0,1fr)_2.75rem] items-center gap-3 border-t border-line"
            >
              <Icon className="size-4.5 text-muted" strokeWidth={1.75} aria-hidden="true" />
              <span className="leading-snug wrap-anywhere">
                {name}
                <span className="block text-small text-muted">
                  {names.get(type)}, {formatBytes(bytes)}
                </span>
              </span>
              <button
                type="button"
                className="icon-btn"
                aria-label={`Download ${name}`}
                aria-busy={isBusy || undefined}
                onClick={() => mutate({ input: [input], name })}
              >
                <Download className="icon" aria-hidden="true" />
              </button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
