import { ACCEPT } from '@energy/client/attachments/check-file'
import { Paperclip } from 'lucide-react'
import { useRef, type RefObject } from 'react'

interface AttachButtonProps {
  /** The name of the hidden input. */
  label: string
  button?: RefObject<HTMLButtonElement | null>
  disabled: boolean
  onFiles: (files: File[]) => void
}

/** The paper-clip: lets the user choose files. */
export function AttachButton({ label, button, disabled, onFiles }: AttachButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <button
        ref={button}
        type="button"
        className="icon-btn flex-none outline-[1.5px] -outline-offset-[1.5px] outline-edge not-focus-visible:outline-solid"
        aria-label="Attach files"
        title="Attach files: PDF, JPEG, PNG, WebP or CSV, up to five of 10 MB"
        disabled={disabled}
        onClick={() => input.current?.click()}
      >
        <Paperclip className="icon" aria-hidden="true" />
      </button>
      <input
        ref={input}
        type="file"
        accept={ACCEPT}
        multiple
        hidden
        aria-label={label}
        onChange={(event) => {
          // No change of the form.
          event.stopPropagation()
          const files = [...(event.target.files ?? [])]
          // The same file can be chosen again.
          event.target.value = ''
          if (files.length > 0) onFiles(files)
        }}
      />
    </>
  )
}
