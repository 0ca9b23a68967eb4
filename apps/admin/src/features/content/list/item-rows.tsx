import { useConfig } from '@energy/client/use-config'
import { kinds, type Kind, type ListedItem } from '@energy/contracts/content'
import { Illustration } from '@energy/ui/picture'
import { Pin } from 'lucide-react'
import type { ComponentProps } from 'react'
import { kindWords } from '../../../shared/kinds.ts'
import { Rows } from '../../../shared/list/rows.tsx'
import { SortableSplitRow, SplitRow } from '../../../shared/list/split.tsx'
import { useSortable } from '../../../shared/sortable/use-sortable.ts'
import { useAddress } from '../../../shared/use-address.ts'
import { StandingMark } from '../standing.tsx'
import { useMove } from './use-move.ts'

interface ItemRowsProps {
  kind: Kind
  list: ComponentProps<typeof Rows>['list']
  items: readonly ListedItem[]
  selectedId: string | undefined
  /** The id of the text that says how to move a row. */
  hintId: string
}

/** The rows of the items. The rows that a filter finds are not moved, as others stand between them. */
export function ItemRows(props: ItemRowsProps) {
  const { q } = useAddress()
  return kinds[props.kind].order === 'by-hand' && !q && props.items.length > 1 ? (
    <MovedRows {...props} />
  ) : (
    <FixedRows {...props} />
  )
}

function FixedRows({ kind, list, items, selectedId }: ItemRowsProps) {
  const rowOf = useRowOf(selectedId)
  return (
    <Rows things={kindWords[kind].manyInText} list={list}>
      {items.map((item) => (
        <SplitRow key={item._id} {...rowOf(item)} />
      ))}
    </Rows>
  )
}

function MovedRows({ kind, list, items, selectedId, hintId }: ItemRowsProps) {
  const rowOf = useRowOf(selectedId)
  const byId = new Map(items.map((item) => [item._id, item]))
  const {
    order,
    rowOf: sortableOf,
    announcement,
  } = useSortable({
    ids: [...byId.keys()],
    nameOf: (at) => items[at]?.headerTitle ?? '',
    onMove: useMove(kind, items),
  })
  return (
    <Rows things={kindWords[kind].manyInText} list={list}>
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
function useRowOf(selectedId: string | undefined) {
  const { siteUrl } = useConfig()
  return (item: ListedItem) => ({
    id: item._id,
    current: item._id === selectedId,
    picture: <Illustration className="aspect-square! rounded-tr-[1rem]" src={item.ctaImage} base={siteUrl} />,
    title: item.headerTitle,
    line: item.titlePrefix,
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
