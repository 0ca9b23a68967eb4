import { formatCount } from '../words/counts.ts'
import { InlineLoadError } from '../page/loaded.tsx'
import { TransientButton } from '../actions/transient-button.tsx'

interface MoreRowsProps {
  /** Plural name of the rows for use inside a sentence: `orders`. */
  things: string
  /** The number of rows on the screen. */
  shown: number
  list: {
    total: number
    hasNextPage: boolean
    isFetchNextPageError: boolean
    isFetchingNextPage: boolean
    fetchNextPage: () => unknown
  }
}

/** How many rows of a list are shown, and a button for more. Without the button, it has its focus. */
export const MoreRows = ({ things, shown, list }: MoreRowsProps) => (
  <div
    tabIndex={-1}
    className="flex min-h-17 items-center justify-between gap-4 border-t border-line px-5 py-3 outline-none lg:px-6"
  >
    <output className="text-small text-muted tabular-nums">
      {formatCount(shown)} of {formatCount(list.total)}
    </output>
    {list.hasNextPage &&
      (list.isFetchNextPageError ? (
        <InlineLoadError retry={list.fetchNextPage}>We could not load more {things}.</InlineLoadError>
      ) : (
        <TransientButton look="line" small busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          Show more
        </TransientButton>
      ))}
  </div>
)
