import type { Picture } from '@energy/contracts/pictures/pictures'
import { Upload } from 'lucide-react'
import { useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { PageOfRows } from '../../shared/list/page-of-rows.tsx'
import { FileButton } from '../../shared/media/file-button.tsx'
import { GridSkeleton, PictureGrid } from '../../shared/media/picture-grid.tsx'
import { useUploads } from '../../shared/media/uploads.tsx'
import { usePictures } from '../../shared/media/use-pictures.ts'
import { PageHead } from '../../shared/page/page-head.tsx'
import { useAddress } from '../../shared/browser/use-address.ts'
import { useIsOpen } from '@energy/client/use-is-open'
import { useLatest } from '../../shared/use-latest.ts'
import { DetailsFrame } from './details/details-frame.tsx'
import { PictureDetails } from './details/picture-details.tsx'
import { useDeletePicture } from './details/use-delete-picture.ts'
import { DropZone } from './upload/drop-zone.tsx'
import { UploadList } from './upload/upload-list.tsx'
import { LibraryFilters } from './library-filters.tsx'
import { NoPictures } from './no-pictures.tsx'

/** The library of pictures: upload, find, describe, replace and delete them. */
export function MediaLibrary() {
  const address = useAddress()
  const { id, q, filter } = address
  const latest = useLatest(address)
  const isOpen = useIsOpen()
  const navigate = useNavigate()
  const { queue } = useUploads()
  const list = usePictures(q, filter)
  const details = useRef<HTMLDivElement>(null)
  const grid = useRef<HTMLDivElement>(null)
  // Back closes the details, and does not go through all that were shown.
  const open = (picture = '') => {
    const { id: opened, hrefOf } = latest.current
    void navigate(hrefOf(picture), { replace: opened !== '' || picture === '', preventScrollReset: true })
  }
  const close = () => {
    // The button that was pressed goes with the details.
    grid.current?.querySelector<HTMLElement>('[name=Images]:checked')?.focus({ preventScroll: true })
    open()
  }
  const deletion = useDeletePicture({
    onDeleted(deleted) {
      // By now the user may have another picture open, or another screen.
      if (isOpen.current && latest.current.id === deleted) open()
    },
    onRestored: open,
  })
  const select = ({ _id }: Picture, byPointer: boolean) => {
    open(_id)
    // In windows of medium width the details are below the grid.
    if (byPointer) requestAnimationFrame(() => details.current?.scrollIntoView({ block: 'nearest' }))
  }
  const upload = (
    <FileButton label="Upload images" multiple onFiles={(files) => queue.add(files)}>
      <Upload className="size-4.5" strokeWidth={1.75} aria-hidden="true" />
      Upload
    </FileButton>
  )
  return (
    <>
      <PageHead title="Media" action={upload} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <div ref={grid} className="grid grid-cols-[minmax(0,1fr)] gap-5">
          <DropZone />
          <UploadList />
          <LibraryFilters found={list.items && list.total} />
          <PageOfRows list={list} things="images" loader={<GridSkeleton />}>
            {(items) =>
              items.length === 0 ? (
                list.isPlaceholderData ? (
                  <GridSkeleton />
                ) : (
                  <NoPictures upload={upload} />
                )
              ) : (
                <PictureGrid label="Images" items={items} list={list} selectedId={id} onSelect={select} />
              )
            }
          </PageOfRows>
        </div>
        <DetailsFrame area={details} isOpen={id !== ''} onClose={close}>
          {id && <PictureDetails key={id} id={id} deletion={deletion} onClose={close} onReplaced={open} />}
        </DetailsFrame>
      </div>
    </>
  )
}
