import { ATTACHMENT_BOUNDS, type Attachment } from '@energy/contracts/inquiries/attachments'
import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { useFormContext, useWatch } from 'react-hook-form'
import { AttachButton } from '../../../shared/attachments/attach-button.tsx'
import { FileRow } from '../../../shared/attachments/file-row.tsx'
import { Panel } from '../../../shared/sales/document-head.tsx'
import type { OfferValues } from './offer-values.ts'
import type { Documents as DocumentsOnTheirWay } from './use-documents.ts'

/** A file of the draft as a row. */
const rowOf = (attachment: Attachment) => ({
  key: attachment._id,
  file: { name: attachment.name, type: attachment.type, size: attachment.bytes },
  step: { is: 'there' as const, attachment },
})

/** The documents that go with an offer. A file is sent as soon as it is chosen, and the draft has it when it has arrived. */
export function Documents({ documents }: { documents: DocumentsOnTheirWay }) {
  const { files: coming, add, remove, again } = documents
  const { control, setValue } = useFormContext<OfferValues>()
  const files = useWatch({ control, name: 'attachments' })
  const isFull = files.length + coming.length >= ATTACHMENT_BOUNDS.perMessage
  const attach = useRef<HTMLButtonElement>(null)
  /** The button that was pressed disappears. That of a full offer can take the focus only when the file is gone. */
  const andFocus = (takeOff: () => void) => () => {
    flushSync(takeOff)
    attach.current?.focus()
  }
  return (
    <Panel title="Documents">
      {files.length + coming.length > 0 && (
        <ul aria-label="Documents of the offer" className="mb-3 border-b border-line">
          {files.map((file) => (
            <FileRow
              key={file._id}
              chosen={rowOf(file)}
              onRemove={andFocus(() =>
                setValue(
                  'attachments',
                  files.filter((other) => other !== file),
                ),
              )}
            />
          ))}
          {coming.map((chosen) => (
            <FileRow
              key={chosen.key}
              chosen={chosen}
              onRemove={andFocus(() => remove(chosen.key))}
              onAgain={() => again(chosen)}
            />
          ))}
        </ul>
      )}
      <div className="flex items-center gap-3">
        <AttachButton label="Documents" button={attach} disabled={isFull} onFiles={add} />
        <p className="hint">
          {isFull
            ? 'An offer takes five documents.'
            : 'Data sheets or plans: PDF, pictures or CSV. The customer finds them on the page of the offer.'}
        </p>
      </div>
    </Panel>
  )
}
