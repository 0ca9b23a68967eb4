import type { ChosenFile } from '@energy/client/attachments/attachment-list'
import { FileRow } from '../../../shared/attachments/file-row.tsx'

interface ReplyFilesProps {
  files: readonly ChosenFile[]
  /** Why the reply was not sent with them; `""` where it can be. */
  refusal: string
  onRemove: (key: string) => void
  onAgain: (file: ChosenFile) => void
}

/** The files of a reply that is being written: how far they have come, or why they are not taken. */
export const ReplyFiles = ({ files, refusal, onRemove, onAgain }: ReplyFilesProps) => (
  <>
    {files.length > 0 && (
      <ul aria-label="Files of the reply">
        {files.map((chosen) => (
          <FileRow
            key={chosen.key}
            chosen={chosen}
            onRemove={() => onRemove(chosen.key)}
            onAgain={() => onAgain(chosen)}
          />
        ))}
      </ul>
    )}
    <p role="alert" className="text-small text-danger empty:hidden">
      {refusal}
    </p>
  </>
)
