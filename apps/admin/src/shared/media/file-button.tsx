import { Button, type ButtonProps } from '@energy/ui/button'
import { useRef } from 'react'
import { ACCEPT } from './check-file.ts'

interface FileButtonProps extends Omit<ButtonProps, 'onClick'> {
  /** The accessible name of the file input. */
  label: string
  multiple?: boolean
  onFiles: (files: File[]) => void
}

/** A button that lets the user choose pictures; a phone offers its camera, too. */
export function FileButton({ label, multiple = false, onFiles, children, ...button }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        type="file"
        className="hidden"
        aria-label={label}
        accept={ACCEPT}
        multiple={multiple}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])]
          // The same file can be chosen again.
          target.value = ''
          if (files.length > 0) onFiles(files)
        }}
      />
      <Button small {...button} onClick={() => input.current?.click()}>
        {children}
      </Button>
    </>
  )
}
