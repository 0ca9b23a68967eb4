import type { Picture } from '@energy/contracts/pictures/pictures'
import { Dialog } from '@energy/ui/dialog'
import { Upload, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { formatCount } from '../words/counts.ts'
import { SearchInput } from '../list/search-input.tsx'
import { Loaded } from '../page/loaded.tsx'
import { useDebounced } from '../use-debounced.ts'
import { FileButton } from './file-button.tsx'
import { GridSkeleton, PictureGrid } from './picture-grid.tsx'
import { PickerForm, type Choice } from './picker-form.tsx'
import { UploadItem } from './upload-item.tsx'
import { useOwnUploads } from './use-own-uploads.ts'
import { usePictures } from './use-pictures.ts'

/** Milliseconds after the last key press. */
const DEBOUNCE = 200

interface PicturePickerProps {
  /** The link of the image that the place has now. */
  link: string
  /** The alternative text of the place; undefined where that has none. */
  alt: string | undefined
  onChoose: (choice: Choice) => void
  onClose: () => void
}

/** A dialog that lets the user choose or upload a picture for a place. It is not part of the form around it. */
export const PicturePicker = (props: PicturePickerProps) =>
  createPortal(
    <Dialog title="Choose an image" className="modal-picker" onClose={props.onClose}>
      <button
        type="button"
        className="icon-btn absolute! top-5 right-5 max-md:top-2.5 max-md:right-2.5"
        aria-label="Close"
        onClick={props.onClose}
      >
        <X className="icon" aria-hidden="true" />
      </button>
      <Picker {...props} />
    </Dialog>,
    document.body,
  )

function Picker({ link, alt, onChoose, onClose }: PicturePickerProps) {
  const [typed, setTyped] = useState('')
  const q = useDebounced(typed.trim(), DEBOUNCE)
  const list = usePictures(q)
  const [selected, setSelected] = useState<Picture>()
  const uploads = useOwnUploads(() => selected?.link ?? '', setSelected)
  const search = useRef<HTMLDivElement>(null)
  useEffect(() => search.current?.querySelector('input')?.focus(), [])
  return (
    <>
      <div ref={search} className="flex flex-wrap items-center justify-between gap-3">
        <SearchInput
          className="w-full max-w-96 flex-1"
          label="Search images"
          placeholder="Name, alternative text or credit"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <FileButton label="Upload an image" look="line" onFiles={uploads.add}>
          <Upload className="size-4.5" strokeWidth={1.75} aria-hidden="true" />
          Upload
        </FileButton>
      </div>
      <div className="-mx-7 grid min-h-40 flex-1 content-start gap-4 overflow-y-auto px-7 py-2 max-md:-mx-5 max-md:px-5">
        {uploads.rows.length > 0 && (
          <ul className="-mx-5" aria-label="Uploads">
            {uploads.rows.map((row) => (
              <UploadItem key={row.id} row={row} />
            ))}
          </ul>
        )}
        <output className="text-small text-muted">{textOf(q, list.items && list.total)}</output>
        <Loaded
          query={{ ...list, data: list.items, isError: list.isError && !list.isFetchNextPageError }}
          error="We could not load the images."
          loading={<GridSkeleton />}
        >
          {(items) =>
            items.length > 0 && (
              <PictureGrid
                label="Choose an image"
                items={items}
                list={list}
                selectedId={selected?._id ?? ''}
                onSelect={setSelected}
              />
            )
          }
        </Loaded>
      </div>
      <PickerForm selected={selected} link={link} alt={alt} onChoose={onChoose} onClose={onClose} />
    </>
  )
}

function textOf(q: string, found: number | undefined) {
  if (found === undefined) return ''
  if (q)
    return found === 0
      ? `No image matches “${q}”.`
      : `${formatCount(found)} ${found === 1 ? 'image matches' : 'images match'} “${q}”`
  return found === 0 ? 'No images yet. Upload the first one.' : 'The latest'
}
