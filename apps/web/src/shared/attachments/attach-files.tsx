import { ACCEPT } from '@energy/client/attachments/check-file'
import type { Attachments } from '@energy/client/attachments/use-attachment-list'
import { Button } from '@energy/ui/button'
import { useId, useRef, type ChangeEvent } from 'react'
import { Icon } from '../icon.tsx'
import { useDroppedFiles } from '../use-dropped-files.ts'
import { AttachmentRow } from './attachment-row.tsx'
import { DRAWINGS } from './drawings.ts'

/**
 * The files of a message: chosen, or dropped here. Those that have arrived are fields `attachments` of the form.
 * @param label of the button
 */
export function AttachFiles({ label, attachments }: { label: string; attachments: Attachments }) {
  const { files, add, remove, again } = attachments
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const { zone, isOver } = useDroppedFiles(add)

  const chosen = (event: ChangeEvent<HTMLInputElement>) => {
    // No change of the form.
    event.stopPropagation()
    add([...(event.target.files ?? [])])
    // The same file can be chosen again.
    event.target.value = ''
  }
  /** The button that was pressed disappears; the focus stays here. */
  const andFocus = (action: () => void) => () => {
    button.current?.focus()
    action()
  }

  return (
    <fieldset
      ref={zone}
      className={`col-span-full min-w-0 rounded-control p-4 outline-[1.5px] -outline-offset-2 ${isOver ? 'bg-tint outline-link' : 'outline-dashed outline-edge'}`}
      aria-label={label}
      aria-describedby={`${id}-hint`}
    >
      <Button ref={button} look="line" small onClick={() => input.current?.click()}>
        <Icon path={DRAWINGS.clip} />
        {label}
      </Button>
      <p className="mt-2 hint" id={`${id}-hint`}>
        {isOver ? 'Let go to attach it.' : 'Or drop it here. PDF, JPEG, PNG, WebP or CSV, up to five of 10\u00a0MB.'}
      </p>
      <noscript>
        <p className="mt-2 hint">Files need JavaScript. Without it, what you write is sent alone.</p>
      </noscript>
      {files.length > 0 && (
        <ul className="mt-3 -mb-1 text-[1rem]">
          {files.map((file) => (
            <AttachmentRow
              key={file.key}
              chosen={file}
              onRemove={andFocus(() => remove(file.key))}
              onAgain={andFocus(() => again(file))}
            />
          ))}
        </ul>
      )}
      <input ref={input} type="file" accept={ACCEPT} multiple hidden onChange={chosen} />
    </fieldset>
  )
}
