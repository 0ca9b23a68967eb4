import type { ChosenFile } from '@energy/client/attachments/attachment-list'
import { ATTACHMENT_TYPES } from '@energy/contracts/inquiries/attachments'
import { FileProgress } from '@energy/ui/attachments/file-progress'
import { CircleAlert, FileText, Image, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { formatBytes } from '../media/check-file.ts'

const names = new Map<string, string>(Object.entries(ATTACHMENT_TYPES))

interface RowProps {
  chosen: ChosenFile
  onRemove: () => void
  onAgain?: () => void
}

/** A file that is being sent: how far it has come, or why it is not taken. */
export function FileRow({ chosen: { file, step }, onRemove, onAgain }: RowProps) {
  const isRefused = step.is === 'refused' || step.is === 'failed'
  const Icon = isRefused ? CircleAlert : file.type.startsWith('image/') ? Image : FileText
  const row = useRef<HTMLLIElement>(null)
  // What is new, or went wrong, may stand behind the buttons.
  useEffect(() => {
    if (step.is !== 'there') row.current?.scrollIntoView({ block: 'nearest' })
  }, [step.is])
  return (
    <li
      ref={row}
      className="grid scroll-mb-18 min-h-touch grid-cols-[1.25rem_minmax(0,1fr)_2.75rem] items-center gap-3 border-t border-line py-0.5"
    >
      <Icon className={`size-4.5 ${isRefused ? 'text-danger' : 'text-muted'}`} strokeWidth={1.75} aria-hidden="true" />
      <div className="leading-snug wrap-anywhere">
        {file.name}{' '}
        {step.is === 'there' && (
          <span className="text-small text-muted">
            {names.get(step.attachment.type)}, {formatBytes(file.size)}
          </span>
        )}
        {step.is === 'sending' && <FileProgress file={file} bytes={step.bytes} sizeInWords={formatBytes(file.size)} />}
        {/* Inserted after the region itself, so that it is announced. */}
        <span role="alert" className="block text-small text-danger empty:hidden">
          {isRefused && step.message}
        </span>
        {step.is === 'failed' && (
          <button type="button" className="text-link min-h-touch text-small" onClick={onAgain}>
            Try again
          </button>
        )}
      </div>
      <button
        type="button"
        className="icon-btn"
        aria-label={`${step.is === 'sending' ? 'Stop' : 'Remove'} ${file.name}`}
        onClick={onRemove}
      >
        <X className="icon" aria-hidden="true" />
      </button>
    </li>
  )
}
