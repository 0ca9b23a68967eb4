import { Button } from '@energy/ui/button'
import { FieldError } from '@energy/ui/field'
import { Avatar } from '@energy/ui/picture'
import { useId, useRef, type ChangeEvent } from 'react'
import { useDroppedFiles } from '../../../shared/use-dropped-files.ts'
import type { useOwnPicture } from './use-own-picture.ts'

/** What the server reads. A phone then sends a photograph as JPEG. */
const TYPES = 'image/jpeg,image/png,image/webp,image/avif'

interface OwnPictureProps {
  image: string
  /** What happens to it. */
  picture: ReturnType<typeof useOwnPicture>
}

/** A person's own picture: chosen, dropped, or photographed on a phone. It changes at once, before the form is saved. */
export function OwnPicture({ image, picture: { step, send, cancel, remove } }: OwnPictureProps) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const files = useRef<HTMLInputElement>(null)
  const camera = useRef<HTMLInputElement>(null)
  const { zone, isOver } = useDroppedFiles(([file]) => file && step.is !== 'removing' && send(file))
  const isSending = step.is === 'sending'
  const isRemoving = step.is === 'removing'
  const isFailed = step.is === 'failed'
  const canCancel = isSending && step.share < 1

  /** The button that was pressed disappears; the focus stays here. */
  const andFocus = (action: () => void) => () => {
    button.current?.focus()
    action()
  }
  const chosen = (event: ChangeEvent<HTMLInputElement>) => {
    // No change of the form.
    event.stopPropagation()
    const [file] = event.target.files ?? []
    if (file) andFocus(() => send(file))()
    // The same file can be chosen again.
    event.target.value = ''
  }

  return (
    <fieldset
      ref={zone}
      className={`col-span-full grid min-w-0 grid-cols-[auto_minmax(0,1fr)] items-center gap-x-5 gap-y-3 rounded-panel p-4 outline-[1.5px] -outline-offset-2 md:p-5 ${isOver ? 'bg-tint outline-link' : 'outline-dashed outline-edge'}`}
      aria-labelledby={`${id}-label`}
      aria-describedby={isFailed ? `${id}-hint ${id}-error` : `${id}-hint`}
    >
      <Avatar className="size-18 md:size-24" src={image} />
      <div>
        <p className="field-label" id={`${id}-label`}>
          Picture
        </p>
        <p className="hint" id={`${id}-hint`}>
          {isOver
            ? 'Let go to make it your picture.'
            : 'JPEG, PNG, WebP or AVIF, up to 20\u00a0MB. It changes at once, wherever it is shown.'}
        </p>
      </div>
      <div className="col-span-full grid gap-3 md:col-start-2">
        {isSending && <Progress share={step.share} />}
        {/* Inserted after the region itself, so that it is announced. */}
        <div role="alert" className="empty:hidden">
          {isFailed && <FieldError id={`${id}-error`}>{step.message}</FieldError>}
        </div>
        <output className="hint empty:hidden">{step.is === 'idle' && step.message}</output>
        <div className="flex flex-wrap gap-3">
          <Button ref={button} look="line" small busy={isRemoving} onClick={() => files.current?.click()}>
            Choose a picture
          </Button>
          {!isSending && !isRemoving && (
            <Button
              className="hidden pointer-coarse:inline-flex"
              look="line"
              small
              onClick={() => camera.current?.click()}
            >
              Take a photograph
            </Button>
          )}
          {canCancel && (
            <Button look="line" small onClick={andFocus(cancel)}>
              Cancel
            </Button>
          )}
          {isFailed && step.again && (
            <Button look="line" small onClick={andFocus(step.again)}>
              Try again
            </Button>
          )}
          {image !== '' && !isSending && !isRemoving && (
            <Button look="line" small onClick={andFocus(remove)}>
              Remove picture
            </Button>
          )}
        </div>
      </div>
      <input ref={files} type="file" accept={TYPES} hidden onChange={chosen} />
      <input ref={camera} type="file" accept={TYPES} capture="user" hidden onChange={chosen} />
    </fieldset>
  )
}

const Progress = ({ share }: { share: number }) => (
  <div className="grid gap-1">
    <progress
      className="h-3 w-full appearance-none bg-line [&::-moz-progress-bar]:bg-leaf [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-leaf"
      aria-label="Your picture"
      value={share}
    />
    <p className="hint tabular-nums">
      {share < 1 ? `Sending, ${Math.round(share * 100)} %` : 'Making your picture ...'}
    </p>
  </div>
)
