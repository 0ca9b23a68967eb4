import { Button } from '@energy/ui/button'
import { Check, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { besideRowOf, useHandedFocus } from '../actions/use-handed-focus.ts'
import { megabytes } from './check-file.ts'
import type { UploadRow } from './upload-queue.ts'
import { useUploads } from './uploads.tsx'

/** The state of a file in words. */
export function uploadText({ state, arrived, bytes, message, picture }: UploadRow) {
  if (state === 'waiting') return 'Waiting for the files before it'
  if (state === 'sending')
    return arrived < bytes ? `${megabytes(arrived)} of ${megabytes(bytes)} MB` : 'Looking at it …'
  if (state !== 'done') return message
  return picture?.alt || picture?.decorative ? 'Uploaded.' : 'Uploaded. No alternative text yet.'
}

interface UploadItemProps {
  row: UploadRow
  /** Shown below: the form of the alternative text. */
  children?: ReactNode
}

/** A file on its way: its name, how far it has come, and what can be done about it. */
export function UploadItem({ row, children }: UploadItemProps) {
  const { queue } = useUploads()
  const { id, name, state } = row
  const isBroken = state === 'failed' || state === 'refused'
  const item = useHandedFocus<HTMLLIElement>(besideRowOf)
  return (
    <li
      ref={item}
      className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-2 border-t border-line px-5 py-2 first:border-t-0 md:grid-cols-[14rem_minmax(0,1fr)_auto]"
    >
      <div className="min-w-0">
        <p className="truncate font-[580]">{name}</p>
        <p className="text-small text-muted empty:hidden">{!isBroken && uploadText(row)}</p>
        {/* Inserted after the region itself, so that it is announced. */}
        <p role="alert" className="text-small text-danger empty:hidden">
          {isBroken && uploadText(row)}
        </p>
      </div>
      <Band row={row} />
      <div className="flex min-h-touch items-center justify-end gap-2">
        {state === 'done' && <Check className="icon text-(--color-link)" aria-hidden="true" />}
        {state === 'failed' && <Retry name={name} onRetry={() => queue.retry([id])} />}
        <button
          type="button"
          className="icon-btn"
          aria-label={`${state === 'waiting' || state === 'sending' ? 'Cancel' : 'Remove from list'}: ${name}`}
          onClick={() => queue.remove(id)}
        >
          <X className="icon" aria-hidden="true" />
        </button>
      </div>
      {children && <div className="order-last col-span-full pb-2">{children}</div>}
    </li>
  )
}

/** The other button of the file. */
const besideOf = (button: HTMLElement) => button.parentElement?.querySelector<HTMLElement>('.icon-btn')

/** Sends a file again. It goes when it is pressed. */
function Retry({ name, onRetry }: { name: string; onRetry: () => void }) {
  const button = useHandedFocus<HTMLButtonElement>(besideOf)
  return (
    <Button ref={button} look="line" small aria-label={`Try again: ${name}`} onClick={onRetry}>
      Try again
    </Button>
  )
}

/** How far a file has come, as a band. A broken one ends at a stop. */
function Band({ row: { name, state, arrived, bytes } }: UploadItemProps) {
  const percent = state === 'done' ? 100 : Math.round((100 * arrived) / Math.max(1, bytes))
  if (state === 'failed' || state === 'refused')
    return (
      <div className="flex h-5 w-20 items-center max-md:hidden" aria-hidden="true">
        <span className="h-3 w-1/2 bg-heat" />
        <span className="h-3 w-1/3 bg-leaf" />
        <span className="-ml-1.5 h-5 w-1.5 bg-ink" />
        <span className="h-3 flex-1 bg-leaf" />
      </div>
    )
  return (
    <progress
      className={`h-3 w-full appearance-none border-[1.5px] bg-transparent max-md:order-last max-md:col-span-full [&::-moz-progress-bar]:bg-leaf [&::-webkit-progress-bar]:bg-transparent [&::-webkit-progress-value]:bg-leaf ${percent === 100 ? 'border-leaf' : 'border-edge'}`}
      aria-label={name}
      max={100}
      value={percent}
    />
  )
}
