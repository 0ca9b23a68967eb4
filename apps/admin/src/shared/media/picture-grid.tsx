import type { Picture } from '@energy/contracts/pictures/pictures'
import { Delayed, Loading } from '@energy/ui/states'
import { formatCount } from '../words/counts.ts'
import { InlineLoadError } from '../page/loaded.tsx'
import { TransientButton } from '../actions/transient-button.tsx'
import { useChoice } from '../browser/use-choice.ts'
import { Thumbnail } from './thumbnail.tsx'
import type { usePictures } from './use-pictures.ts'

interface PictureGridProps {
  /** The accessible name of the grid, and the name of its radio buttons. */
  label: string
  items: readonly Picture[]
  list: ReturnType<typeof usePictures>
  selectedId: string
  /** Called when a picture is chosen; `byPointer` is false for the arrow keys. */
  onSelect: (picture: Picture, byPointer: boolean) => void
}

const columns = 'grid grid-cols-[repeat(auto-fill,minmax(min(10.5rem,45%),1fr))] gap-x-4 gap-y-5'

/** Pictures as a grid of radio buttons: the arrow keys move the choice. Below it, a button loads the next ones. */
export function PictureGrid({ label, items, list, selectedId, onSelect }: PictureGridProps) {
  const [shown, setShown] = useChoice(selectedId)
  return (
    <>
      <fieldset className="min-w-0">
        <legend className="sr-only">{label}</legend>
        <div className={columns}>
          {items.map((picture) => (
            <label
              key={picture._id}
              className="relative -m-2 min-w-0 rounded-control p-2 hover:bg-tint has-checked:bg-tint has-checked:shadow-[inset_0_0_0_3px_var(--color-link)]"
            >
              <input
                type="radio"
                name={label}
                className="absolute inset-0 size-full cursor-pointer appearance-none rounded-[inherit]"
                checked={picture._id === shown}
                onChange={({ nativeEvent }) => {
                  setShown(picture._id)
                  onSelect(picture, nativeEvent instanceof UIEvent && nativeEvent.detail > 0)
                }}
              />
              <Thumbnail picture={picture} className="aspect-[4/3] rounded-tr-[1.5rem]" />
              <span className="mt-1.5 block truncate font-[580]">{picture.name}</span>
              <Line picture={picture} />
            </label>
          ))}
        </div>
      </fieldset>
      <More list={list} shown={items.length} />
    </>
  )
}

/** How many of the pictures are shown, and a button for the next ones. Without the button, it has its focus. */
const More = ({ list, shown }: { list: PictureGridProps['list']; shown: number }) => (
  <div tabIndex={-1} className="flex min-h-touch items-center justify-between gap-4 outline-none">
    <output className="text-small text-muted">
      {formatCount(shown)} of {formatCount(list.total)}
    </output>
    {list.isFetchNextPageError ? (
      <InlineLoadError retry={list.fetchNextPage}>We could not load more images.</InlineLoadError>
    ) : (
      list.hasNextPage && (
        <TransientButton look="line" small busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          Show more
        </TransientButton>
      )
    )}
  </div>
)

function Line({ picture: { alt, decorative, width, height } }: { picture: Picture }) {
  if (!alt && !decorative) return <span className="block text-small text-danger">No alternative text</span>
  return (
    <span className="block text-small text-muted">
      {width} × {height}
    </span>
  )
}

/** The shape of the grid while it loads. */
export const GridSkeleton = () => (
  <Delayed>
    <Loading />
    <div className={columns} aria-hidden="true">
      {['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'].map((each) => (
        <div key={each}>
          <div className="skeleton aspect-[4/3] rounded-tr-[1.5rem]" />
          <div className="skeleton mt-2 h-4 w-3/4" />
        </div>
      ))}
    </div>
  </Delayed>
)
