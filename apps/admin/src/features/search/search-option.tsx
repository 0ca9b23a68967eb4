import { Link } from 'react-router-dom'
import { piecesOf } from './matched.ts'
import { linkOf } from '../../shared/records/links.ts'
import type { Found } from './recent.ts'
import { kindIcons, kindNames } from './search-kinds.ts'

interface SearchOptionProps {
  id: string
  found: Found
  /** The search text. */
  text: string
  isActive: boolean
  onPoint: () => void
  onChoose: () => void
}

/** A hit or a recent record. It is a link, so it can be opened in another window. The field keeps the focus. */
export function SearchOption({ id, found, text, isActive, onPoint, onChoose }: SearchOptionProps) {
  const Icon = kindIcons[found.kind]
  const line = 'detail' in found ? found.detail : kindNames[found.kind]
  const isDraft = 'isDraft' in found && found.isDraft
  return (
    <Link
      {...linkOf(found)}
      id={id}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an option element is no link and has no icon
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      className="flex min-h-13 items-center gap-3 rounded-control px-3 py-1.5 aria-selected:bg-tint"
      onPointerMove={onPoint}
      onMouseDown={(event) => event.preventDefault()}
      onClick={({ ctrlKey, metaKey, shiftKey }) => ctrlKey || metaKey || shiftKey || onChoose()}
    >
      <Icon className="icon text-muted" aria-hidden="true" />
      <span className="min-w-0">
        <span className="block truncate font-[560]">
          {piecesOf(found.title, text).map((piece, at) =>
            piece.hit ? (
              // oxlint-disable-next-line react/no-array-index-key -- pieces have no id and no state
              <mark
                key={at}
                className="bg-transparent font-[680] text-inherit underline decoration-leaf decoration-2 underline-offset-3"
              >
                {piece.text}
              </mark>
            ) : (
              piece.text
            ),
          )}
        </span>
        {line && <span className="block truncate text-small text-muted">{line}</span>}
      </span>
      {isDraft && <span className="ml-auto shrink-0 text-small font-[560] text-muted">Draft</span>}
    </Link>
  )
}
