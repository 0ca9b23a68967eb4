import { CallError } from '@energy/client/call-error'
import { query } from '@energy/client/query'
import { useCall } from '@energy/client/use-call'
import type { EditedKind } from '@energy/contracts/content/edited'
import { isTextKind } from '@energy/contracts/texts'
import { buttonClass } from '@energy/ui/button'
import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useId } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { ContentPane } from './content-pane.tsx'
import { Filter } from '../../../shared/list/filter.tsx'
import { labelOfTitle } from '../record/form-of.ts'
import { callsOf, filterOf, listedOf, type ListedItem } from '../record/calls.ts'
import { editedWords, isOrderedByHand } from '../../../shared/records/edited.ts'
import { ItemRows } from './item-rows.tsx'
import { PageOfRows } from '../../../shared/list/page-of-rows.tsx'
import { InlineLoadError } from '../../../shared/page/loaded.tsx'
import { NoRows } from '../../../shared/list/no-rows.tsx'
import { PageHead } from '../../../shared/page/page-head.tsx'
import { Split } from '../../../shared/list/split.tsx'
import { SortableHint } from '../../../shared/sortable/sortable-handle.tsx'
import { useAddress } from '../../../shared/browser/use-address.ts'
import { useIsOpen } from '@energy/client/use-is-open'
import { useSelection } from '../../../shared/list/use-selection.ts'
import { useLatest } from '../../../shared/use-latest.ts'
import { useDelete } from './use-delete.ts'
import { usePages } from '../../../shared/list/use-pages.ts'

/** The items of a kind, with a pane for the selected one. Those in an order by hand are moved by their handles. */
export function ContentList({ kind }: { kind: EditedKind }) {
  const words = editedWords[kind]
  const { drafts: route, draft } = callsOf(kind)
  const call = useCall()
  const navigate = useNavigate()
  const address = useAddress()
  const { id, q, hrefOf } = address
  const latest = useLatest(address)
  const isOpen = useIsOpen()
  const list = usePages(
    route,
    { ...(q && { q }), ...filterOf(kind) },
    async (querystring, signal) => {
      const { data, headers } = await call.send(route, { querystring }, signal)
      return { data: data.map((item) => listedOf(kind, item)), headers }
    },
    { inOrder: isOrderedByHand(kind) },
  )
  const deletion = useDelete(kind, {
    onDeleted(deleted) {
      // By now the user may have another item open, or another screen.
      if (isOpen.current && latest.current.id === deleted) void navigate(latest.current.hrefOf(), { replace: true })
    },
    onRestored: ({ _id }) => {
      if (location.pathname.endsWith(words.list)) void navigate(hrefOf(_id), { replace: true })
    },
  })
  // The item is far down in the list or just added, so it is read separately.
  const isInPages = list.items?.some(({ _id }) => _id === id)
  const isOutsidePages = isInPages === false && id !== '' && id !== deletion.deletedId
  const byId = useQuery({ ...query(call, draft, { params: { id } }), enabled: isOutsidePages })
  return (
    <>
      <PageHead title={words.many} action={<AddLink kind={kind} look="primary" />} />
      {isOutsidePages && byId.isError && <Missing kind={kind} error={byId.error} retry={byId.refetch} />}
      <PageOfRows list={list} things={words.manyInText} waiting={isOutsidePages && byId.isPending}>
        {(items) => (
          <Items
            kind={kind}
            list={list}
            items={items}
            itemById={byId.data && listedOf(kind, byId.data)}
            deletion={deletion}
          />
        )}
      </PageOfRows>
    </>
  )
}

/** Says why the item of the address is not shown. */
const Missing = ({ kind, error, retry }: { kind: EditedKind; error: Error; retry: () => unknown }) =>
  error instanceof CallError && error.status === 404 ? (
    <p className="text-muted">{editedWords[kind].notFound}</p>
  ) : (
    <InlineLoadError retry={retry}>We could not load this {editedWords[kind].oneInText}.</InlineLoadError>
  )

const AddLink = ({ kind, look }: { kind: EditedKind; look: 'primary' | 'line' }) => (
  <Link className={buttonClass(look, true)} to={editedWords[kind].add}>
    <Plus className="size-4.5" strokeWidth={1.75} aria-hidden="true" />
    Add {editedWords[kind].one}
  </Link>
)

interface ItemsProps {
  kind: EditedKind
  list: ReturnType<typeof usePages<ListedItem>>
  items: readonly ListedItem[]
  itemById: ListedItem | undefined
  deletion: ReturnType<typeof useDelete>
}

function Items({ kind, list, items, itemById, deletion: { remove, busy } }: ItemsProps) {
  const words = editedWords[kind]
  const { q } = useAddress()
  const hintId = useId()
  const { selected, open } = useSelection({
    items,
    above: list.above,
    hasId: ({ _id }, id) => _id === id,
    itemById,
  })
  return (
    <Split
      label={words.many}
      back={`All ${words.manyInText}`}
      open={open}
      filter={
        (items.length > 0 || q || list.isPlaceholderData) && (
          <>
            <Filter
              things={words.manyInText}
              by={isTextKind(kind) ? `Filter by ${labelOfTitle(kind).toLowerCase()}` : 'Filter by title or prefix'}
              found={list.total}
            />
            {isOrderedByHand(kind) && !q && items.length > 1 && (
              <SortableHint id={hintId} className="border-b border-line px-4 py-2.5" />
            )}
          </>
        )
      }
      rows={
        items.length === 0 && !list.above ? (
          <NoRows
            things={words.manyInText}
            isLoading={list.isPlaceholderData}
            action={<AddLink kind={kind} look="line" />}
          />
        ) : (
          <ItemRows kind={kind} list={list} items={items} selectedId={selected?._id} hintId={hintId} />
        )
      }
    >
      {selected ? (
        <ContentPane
          key={selected._id}
          kind={kind}
          item={selected}
          onDelete={() => void remove(selected)}
          busy={busy}
        />
      ) : (
        <p className="text-muted">Select a {words.one}</p>
      )}
    </Split>
  )
}
