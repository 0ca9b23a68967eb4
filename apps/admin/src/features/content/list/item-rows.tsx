import { useConfig } from '@energy/client/use-config'
import type { EditedKind } from '@energy/contracts/content/edited'
import { Illustration } from '@energy/ui/picture'
import { Pin } from 'lucide-react'
import type { ComponentProps } from 'react'
import { editedWords, isOrderedByHand } from '../../../shared/records/edited.ts'
import { Rows } from '../../../shared/list/rows.tsx'
import { SortableSplitRow, SplitRow } from '../../../shared/list/split.tsx'
import { useSortable } from '../../../shared/sortable/use-sortable.ts'
import { useAddress } from '../../../shared/browser/use-address.ts'
import type { ListedItem } from '../record/calls.ts'
import { formOf } from '../record/form-of.ts'
import { textIn } from '../record/values.ts'
import { StandingMark } from '../standing.tsx'
import { useMove } from './use-move.ts'

interface ItemRowsProps {
  kind: EditedKind
  list: ComponentProps<typeof Rows>['list']
  items: readonly ListedItem[]
  selectedId: string | undefined
  /** The id of the text that says how to move a row. */
  hintId: string
}

/** The rows of the items. The rows that a filter finds are not moved, as others stand between them. */
export function ItemRows(props: ItemRowsProps) {
  const { q } = useAddress()
  return isOrderedByHand(props.kind) && !q && props.items.length > 1 ? (
    <MovedRows {...props} />
  ) : (
    <FixedRows {...props} />
  )
}

function FixedRows({ kind, list, items, selectedId }: ItemRowsProps) {
  const rowOf = useRowOf(kind, selectedId)
  return (
    <Rows things={editedWords[kind].manyInText} list={list}>
      {items.map((item) => (
        <SplitRow key={item._id} {...rowOf(item)} />
      ))}
    </Rows>
  )
}

function MovedRows({ kind, list, items, selectedId, hintId }: ItemRowsProps) {
  const rowOf = useRowOf(kind, selectedId)
  const byId = new Map(items.map((item) => [item._id, item]))
  const {
    order,
    rowOf: sortableOf,
    announcement,
  } = useSortable({
    ids: [...byId.keys()],
    nameOf: (at) => items[at]?.title ?? '',
    onMove: useMove(kind, items),
  })
  return (
    <Rows things={editedWords[kind].manyInText} list={list}>
      {order.map((id) => {
        const item = byId.get(id)
        return item && <SortableSplitRow key={id} {...rowOf(item)} sortable={sortableOf(id)} describedBy={hintId} />
      })}
      <li className="sr-only">
        <output>{announcement}</output>
      </li>
    </Rows>
  )
}

/** What the row of an item shows. */
function useRowOf(kind: EditedKind, selectedId: string | undefined) {
  const { siteUrl } = useConfig()
  const { line = '', image } = formOf(kind)
  return (item: ListedItem) => ({
    id: item._id,
    current: item._id === selectedId,
    picture: image !== undefined && (
      <Illustration className="aspect-square! rounded-tr-[1rem]" src={textIn(item.values, image)} base={siteUrl} />
    ),
    title: item.title,
    line: textIn(item.values, line),
    status: (
      <>
        {(item.state !== 'live' || item.hasChanges) && <StandingMark standing={item} />}
        {item.pinned && (
          <span className="inline-flex items-center gap-1.5 text-small font-[580]">
            <Pin className="size-3.5" strokeWidth={2} aria-hidden="true" />
            Pinned
          </span>
        )}
      </>
    ),
  })
}
