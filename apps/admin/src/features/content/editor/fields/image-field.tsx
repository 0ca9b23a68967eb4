import { after } from '@energy/contracts/kinds/fields'
import { FieldFrame, TextField, useField, type FieldProps } from '@energy/ui/field'
import { use, useEffect, useRef, useState, type ComponentProps } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { altOf } from '../../../../shared/media/alt-fields.ts'
import { Button } from '@energy/ui/button'
import { PicturePicker } from '../../../../shared/media/picture-picker.tsx'
import { isUnfinished } from '../../../../shared/media/upload-queue.ts'
import { UploadItem } from '../../../../shared/media/upload-item.tsx'
import { pastedFiles, useFileDrop } from '../../../../shared/media/use-file-drop.ts'
import { useOwnUploads } from '../../../../shared/media/use-own-uploads.ts'
import { offerUndo } from '../../../../shared/form/undo.ts'
import { useFormField } from '../../../../shared/form/use-form-field.ts'
import { useDebounced } from '../../../../shared/use-debounced.ts'
import { useLatest } from '../../../../shared/use-latest.ts'
import { EntryBusy } from './entry-busy.ts'
import { ImagePreview } from './image-preview.tsx'
import { waitForUpload } from './uploading.ts'

/** Milliseconds after the last key press, so that no incomplete URL is requested. */
const DEBOUNCE = 400

/** The image of a place: a link, a picture of the library, or a file that is dropped or pasted, with a preview. */
export function ImageField(props: FieldProps & ComponentProps<'input'> & { name: string }) {
  const { name } = props
  const { frame, control } = useField(props)
  const { getValues, setValue } = useFormContext<Record<string, string>>()
  const typed: string = useWatch({ name }) ?? ''
  const link = useDebounced(typed.trim(), DEBOUNCE)
  const [isChoosing, setIsChoosing] = useState(false)
  const area = useRef<HTMLDivElement>(null)
  const choose = useRef<HTMLButtonElement>(null)
  const alt = altOf(name)
  // Without one of its own, the image has the alternative text of the library.
  const hasAlt = getValues(alt) !== undefined
  const set = (image: string, text: string) => {
    setValue(name, image, { shouldDirty: true })
    if (hasAlt) setValue(alt, text, { shouldDirty: true })
  }
  const setNow = useLatest(set)
  const [isRemoved, setIsRemoved] = useState(false)
  const linkNow = () => getValues(name) ?? ''
  // The alternative text of another image would be wrong.
  const uploads = useOwnUploads(linkNow, (picture) => picture.link !== linkNow() && set(picture.link, ''))
  const dragged = useFileDrop(uploads.add, area)
  const hasUploads = uploads.rows.length > 0
  const isUploading = uploads.rows.some(isUnfinished)
  const reportBusy = use(EntryBusy)
  useEffect(() => reportBusy(hasUploads || isRemoved), [reportBusy, hasUploads, isRemoved])
  useEffect(() => (isUploading ? waitForUpload() : undefined), [isUploading])
  const remove = () => {
    // The button that was pressed disappears. In the field, Ctrl+Z would undo typing.
    choose.current?.focus()
    const before = [linkNow(), getValues(alt) ?? ''] as const
    set('', '')
    setIsRemoved(true)
    // Its entry may be at another place by then, or be removed, too.
    offerUndo('Image removed.', () => area.current && setNow.current(...before))
  }
  return (
    <div
      ref={area}
      className={`grid gap-4 ${frame.className ?? ''} ${dragged ? 'rounded-control bg-tint outline-3 outline-offset-4 outline-(--color-link)' : ''}`}
    >
      <FieldFrame {...frame} className="" hint={link ? undefined : frame.hint}>
        <div className="flex flex-wrap gap-2">
          <input
            {...control}
            className={`${control.className} min-w-48 flex-1`}
            inputMode="url"
            onPaste={(event) => {
              const files = pastedFiles(event.clipboardData)
              if (files.length === 0) return
              event.preventDefault()
              uploads.add(files)
            }}
          />
          <Button ref={choose} look="line" small onClick={() => setIsChoosing(true)}>
            Choose an image
          </Button>
          {typed && (
            <Button look="line" small onClick={remove}>
              Remove
            </Button>
          )}
        </div>
        {hasUploads && (
          <ul className="mt-2 rounded-control border border-line" aria-label="Uploads">
            {uploads.rows.map((row) => (
              <UploadItem key={row.id} row={row} />
            ))}
          </ul>
        )}
        {dragged > 0 && <p className="hint">Let go to upload the image</p>}
        {link && !frame.error && <ImagePreview key={link} link={link} />}
      </FieldFrame>
      {hasAlt && typed.trim() && <AltField name={alt} />}
      {isChoosing && (
        <PicturePicker
          link={typed.trim()}
          alt={getValues(alt)}
          onClose={() => setIsChoosing(false)}
          onChoose={({ picture, alt: text }) => {
            setIsChoosing(false)
            set(picture.link, text)
          }}
        />
      )}
    </div>
  )
}

/** The alternative text of an image in its place. */
const AltField = ({ name }: { name: string }) => (
  <TextField label={after.ctaImageAlt.label} hint={after.ctaImageAlt.hint} {...useFormField(name)} />
)
