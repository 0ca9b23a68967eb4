import { query } from '@energy/client/query'
import { useCall } from '@energy/client/use-call'
import { kinds, type Item, type Kind } from '@energy/contracts/content'
import { buttonClass } from '@energy/ui/button'
import { Plate } from '@energy/ui/picture'
import { Empty, Failed, Late, Loading } from '@energy/ui/states'
import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { Link, useNavigate, useSearchParams } from 'react-router-dom'
import { useConfig } from '../components/config.ts'
import { ContentPane } from '../components/content-pane.tsx'
import { kindWords } from '../components/kinds.ts'
import { PageHead } from '../components/page-head.tsx'
import { SplitSkeleton } from '../components/split-skeleton.tsx'
import { Split, SplitRow } from '../components/split.tsx'
import { useSelection } from '../components/use-selection.ts'

/** The items of a kind, newest first, and all that the selected one holds. */
export function ContentList({ kind }: { kind: Kind }) {
  const words = kindWords[kind]
  const list = useQuery(query(useCall(), kinds[kind].list, { querystring: { order: 'newest' } }))
  const items: readonly Item[] | undefined = list.data
  const [search] = useSearchParams()
  const id = search.get('id')
  // What was just added is not yet in the list that was kept.
  const awaited = id !== null && !list.isFetchedAfterMount && !items?.some(({ _id }) => _id === id)
  return (
    <>
      <PageHead title={words.many} action={<AddLink kind={kind} look="primary" />} />
      {list.isError && <Failed retry={() => void list.refetch()}>We could not load the {words.manyInText}.</Failed>}
      {items && !awaited && <Items kind={kind} items={items} />}
      {(awaited || !items) && !list.isError && (
        <Late>
          <Loading />
          <SplitSkeleton />
        </Late>
      )}
    </>
  )
}

const AddLink = ({ kind, look }: { kind: Kind; look: 'primary' | 'line' }) => (
  <Link className={buttonClass(look, true)} to={`/upload?type=${kind}`}>
    <Plus className="size-4.5" strokeWidth={1.75} aria-hidden="true" />
    {kindWords[kind].add}
  </Link>
)

function Items({ kind, items }: { kind: Kind; items: readonly Item[] }) {
  const words = kindWords[kind]
  const { siteUrl } = useConfig()
  const navigate = useNavigate()
  const { selected, open } = useSelection(items, ({ _id }, id) => _id === id)

  const rows = items.map((item) => (
    <SplitRow
      key={item._id}
      id={item._id}
      current={item === selected}
      picture={<Plate className="aspect-square! rounded-tr-[1rem]" src={item.ctaImage} base={siteUrl} />}
      title={item.headerTitle}
      line={item.titlePrefix}
    />
  ))
  return (
    <Split
      label={words.many}
      back={`All ${words.manyInText}`}
      open={open}
      rows={
        items.length > 0 ? (
          rows
        ) : (
          <li className="[&>.void]:border-0">
            <Empty action={<AddLink kind={kind} look="line" />}>No {words.manyInText} yet.</Empty>
          </li>
        )
      }
    >
      {selected ? (
        <ContentPane
          key={selected._id}
          kind={kind}
          item={selected}
          onDeleted={() => void navigate('?', { replace: true })}
        />
      ) : (
        <p className="text-muted">{words.select}</p>
      )}
    </Split>
  )
}
