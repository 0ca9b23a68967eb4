import type { ChosenFile } from '@energy/client/attachments/attachment-list'
import { sizeInWords } from '@energy/client/attachments/check-file'
import { ATTACHMENT_TYPES } from '@energy/contracts/inquiries/attachments'
import { FileProgress } from '@energy/ui/attachments/file-progress'
import { Icon, ICONS } from '../icon.tsx'
import { DRAWINGS } from './drawings.ts'

const names = new Map<string, string>(Object.entries(ATTACHMENT_TYPES))

interface RowProps {
  chosen: ChosenFile
  onRemove: () => void
  onAgain: () => void
}

/** A chosen file: how far it has come, or why it is not taken. */
export function AttachmentRow({ chosen: { file, step }, onRemove, onAgain }: RowProps) {
  const isRefused = step.is === 'refused' || step.is === 'failed'
  const drawing = isRefused ? DRAWINGS.refused : file.type.startsWith('image/') ? DRAWINGS.picture : DRAWINGS.text
  return (
    <li className="grid min-h-13 grid-cols-[1.25rem_minmax(0,1fr)_2.75rem] items-center gap-3 border-t border-line py-1">
      <span className={isRefused ? 'text-danger' : ''}>
        <Icon path={drawing} />
      </span>
      <div className="leading-snug wrap-anywhere">
        {file.name}
        {step.is === 'sending' && <FileProgress file={file} bytes={step.bytes} sizeInWords={sizeInWords(file.size)} />}
        {step.is === 'there' && (
          <span className="block text-small text-muted">
            {names.get(step.attachment.type)}, {sizeInWords(file.size)}
          </span>
        )}
        {/* Inserted after the region itself, so that it is announced. */}
        <span role="alert" className="block text-small text-danger empty:hidden">
          {isRefused && step.message}
        </span>
        {step.is === 'failed' && (
          <button type="button" className="min-h-11 text-small text-link underline" onClick={onAgain}>
            Try again
          </button>
        )}
        {step.is === 'there' && <input type="hidden" name="attachments" value={step.attachment._id} />}
      </div>
      <button
        type="button"
        className="icon-btn"
        aria-label={`${step.is === 'sending' ? 'Stop' : 'Remove'} ${file.name}`}
        onClick={onRemove}
      >
        <Icon path={ICONS.close} />
      </button>
    </li>
  )
}
