import { query } from '@energy/client/query'
import { useCall } from '@energy/client/use-call'
import { textRecord, texts, type SingleText } from '@energy/contracts/texts'
import { useQuery } from '@tanstack/react-query'
import { ChevronRight } from 'lucide-react'
import { useId } from 'react'
import { Link } from 'react-router-dom'
import { editedWords } from '../../../shared/records/edited.ts'
import { formatShortDateTime } from '../../../shared/words/format-date.ts'
import { Loaded } from '../../../shared/page/loaded.tsx'
import { PageHead } from '../../../shared/page/page-head.tsx'
import { StandingMark } from '../standing.tsx'
import { textGroups } from './groups.ts'

/** The texts of the site of which there is one each, in groups. */
export function Texts() {
  const list = useQuery(query(useCall(), texts.singles))
  return (
    <>
      <PageHead title="Texts" />
      <p className="-mt-2 text-muted">What the site says about the company, on its pages and in its mails.</p>
      <Loaded query={list} error="We could not load the texts.">
        {(items) =>
          textGroups.map(({ title, kinds }) => <Group key={title} title={title} items={pick(items, kinds)} />)
        }
      </Loaded>
    </>
  )
}

const pick = (items: readonly SingleText[], kinds: readonly string[]) =>
  kinds.flatMap((kind) => items.find((item) => item.kind === kind) ?? [])

function Group({ title, items }: { title: string; items: readonly SingleText[] }) {
  const id = useId()
  if (items.length === 0) return null
  return (
    <section className="panel px-5 pt-4 pb-1 lg:px-8 lg:pt-5" aria-labelledby={id}>
      <h2 id={id} className="section-title mb-3">
        {title}
      </h2>
      <ul>
        {items.map((item) => (
          <Row key={item.kind} item={item} />
        ))}
      </ul>
    </section>
  )
}

function Row({ item }: { item: SingleText }) {
  const { kind, _id: id, savedAt, savedBy } = item
  return (
    <li className="-mx-5 border-t border-line lg:-mx-8">
      <Link
        to={editedWords[kind].editor(id)}
        className="grid items-center gap-x-6 gap-y-1 px-5 py-3 outline-offset-[-3px] hover:bg-ground md:grid-cols-[minmax(0,1fr)_15rem_13rem_auto] lg:px-8"
      >
        <span>
          <span className="block font-[580]">{editedWords[kind].one}</span>
          <span className="block text-small text-muted">{textRecord(kind).dashboard.hint}</span>
        </span>
        <StandingMark standing={item} />
        <span className="text-small text-muted tabular-nums">
          <time dateTime={savedAt}>{formatShortDateTime(savedAt)}</time>
          {savedBy && <span className="block">{savedBy}</span>}
        </span>
        <ChevronRight className="icon text-muted max-md:hidden" aria-hidden="true" />
      </Link>
    </li>
  )
}
