import type { Inquiry } from '@energy/contracts/inquiries/inquiry'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Link } from 'react-router-dom'
import { useClock } from '../../../shared/company/use-clock.ts'
import { useAddress } from '../../../shared/browser/use-address.ts'
import { formWords, isOverdue } from '../inquiry.ts'
import { StateGlyph } from '../state/state-glyph.tsx'

/** The number of inquiries that are listed before the others are asked for. */
const SHOWN = 3

type Other = Inquiry['others'][number]

/** All inquiries with the e-mail of one, newest first, where there are others. */
export function Others({ item }: { item: Inquiry }) {
  const { hrefOf } = useAddress()
  const [isWhole, setWhole] = useState(false)
  const list = useRef<HTMLUListElement>(null)
  const showAll = () => {
    flushSync(() => setWhole(true))
    // The button is gone.
    list.current?.focus({ preventScroll: true })
  }
  const all: Other[] = [item, ...item.others].toSorted((one, other) => (one.createdAt < other.createdAt ? 1 : -1))
  const hidden = isWhole ? [] : all.slice(SHOWN).filter(({ _id }) => _id !== item._id)
  const open = all.filter(({ state }) => state !== 'closed').length
  if (all.length === 1) return null
  return (
    <section>
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h3 className="font-semibold">
          Requests and messages{' '}
          <span className="text-small font-[450] text-muted">{`${all.length}, of them ${open} open`}</span>
        </h3>
        {hidden.length > 0 && (
          <button type="button" className="text-link min-h-touch text-small" onClick={showAll}>
            Show {hidden.length} more
          </button>
        )}
      </div>
      <ul ref={list} tabIndex={-1} className="mt-1 outline-none">
        {all
          .filter((other) => !hidden.includes(other))
          .map((other) => (
            <li key={other._id}>
              <Link
                to={hrefOf(other._id)}
                aria-current={other._id === item._id || undefined}
                className={`grid min-h-touch grid-cols-[28px_minmax(0,1fr)_auto] items-center gap-3 border-b border-line px-3 py-1 outline-offset-[-3px] max-sm:grid-cols-[28px_minmax(0,1fr)] max-sm:gap-y-0 ${
                  other._id === item._id ? 'bg-tint shadow-[inset_4px_0_0_var(--color-link)]' : 'hover:bg-ground'
                }`}
              >
                <StateGlyph state={other.state} />
                <span className="truncate font-[560]">
                  {other.line || `No comment in this ${formWords[other.form].thing}`}
                </span>
                <OtherState other={other} />
              </Link>
            </li>
          ))}
      </ul>
    </section>
  )
}

function OtherState({ other }: { other: Other }) {
  const { words } = useClock()
  const { state, dueAt, waitingSince } = other
  const overdue = isOverdue(other)
  return (
    <span
      className={`text-small whitespace-nowrap tabular-nums max-sm:col-start-2 ${overdue ? 'font-[560] text-danger' : state === 'new' ? 'font-[520]' : 'text-muted'}`}
    >
      {state === 'new'
        ? `${overdue ? 'Overdue' : 'Due'} ${words(dueAt)}`
        : `${state === 'closed' ? 'Closed' : 'Contacted'}, sent ${words(waitingSince)}`}
    </span>
  )
}
