import { sizeInWords } from '@energy/client/attachments/check-file'
import { ATTACHMENT_TYPES, type Attachment } from '@energy/contracts/inquiries/attachments'
import { useMutation } from '@tanstack/react-query'
import { Icon } from '../../../shared/icon.tsx'
import { DRAWINGS } from '../../../shared/attachments/drawings.ts'
import { DRAWINGS as OWN } from './drawings.ts'

/** How the files of a request are downloaded: by an address that needs no sign-in, or by a call. */
export type Download = { addressOf: (id: string) => string } | { save: (file: Attachment) => Promise<unknown> }

const names = new Map<string, string>(Object.entries(ATTACHMENT_TYPES))

interface SaveProps {
  file: Attachment
  save: (file: Attachment) => Promise<unknown>
  label: { className: string; 'aria-label': string }
}

/** Downloads a file by a call. Until it has come, the button says so and takes no other press. */
function Save({ file, save, label }: SaveProps) {
  const { mutate, isPending } = useMutation({ mutationFn: save })
  return (
    <button type="button" {...label} aria-busy={isPending || undefined} onClick={() => isPending || mutate(file)}>
      <Icon path={OWN.download} />
    </button>
  )
}

/** The files of a message. */
export const Files = ({ files, download }: { files: readonly Attachment[]; download: Download }) =>
  files.length > 0 && (
    <ul className="mt-3 text-ui">
      {files.map((file) => {
        const { _id: id, name, type, bytes } = file
        const label = { className: 'icon-btn', 'aria-label': `Download ${name}` }
        return (
          <li
            key={id}
            className="grid min-h-13 grid-cols-[1.25rem_minmax(0,1fr)_2.75rem] items-center gap-3 border-t border-line"
          >
            <Icon path={type.startsWith('image/') ? DRAWINGS.picture : DRAWINGS.text} />
            <span className="leading-[1.35]">
              {name}
              <small className="block text-small text-muted">
                {names.get(type)}, {sizeInWords(bytes)}
              </small>
            </span>
            {'save' in download ? (
              <Save file={file} save={download.save} label={label} />
            ) : (
              <a {...label} href={download.addressOf(id)} download={name}>
                <Icon path={OWN.download} />
              </a>
            )}
          </li>
        )
      })}
    </ul>
  )
