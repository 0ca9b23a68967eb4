import type { BookingDay, BookingDays } from '@energy/contracts/bookings/bookings'
import { useEffect, useRef, useState } from 'react'
import { Link, useNavigation, useSearchParams } from 'react-router-dom'
import { Icon, ICONS } from '../../shared/icon.tsx'
import { addressOf, askedIn } from './address.ts'

/** Hours of a full day: the band of a day with fewer free hours is shorter. */
const FULL = 8

const format = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', ...options })
const weekday = format({ weekday: 'short' })
const date = format({ day: 'numeric', month: 'short' })
const longDate = format({ day: 'numeric', month: 'long' })
const of = (day: string) => new Date(`${day}T00:00Z`)

interface DaysProps {
  shown: BookingDays
  /** The day whose hours are shown. */
  chosen: BookingDay | undefined
  legend: string
}

/** The days of two weeks as links, each with a band as long as its free hours. */
export function Days({ shown: { days, earlier, later }, chosen, legend }: DaysProps) {
  const [query] = useSearchParams()
  const { from } = askedIn(query)
  const { location: next } = useNavigation()
  const [first, last] = [days[0], days.at(-1)]
  const list = useRef<HTMLUListElement>(null)
  const begin = first?.day ?? ''
  // The first day of the weeks that somebody has left for earlier or later ones.
  const [left, setLeft] = useState('')
  useEffect(() => {
    // The first and the last weeks lack one of the links: where the one that was pressed is gone, the days get the focus.
    if (left && left !== begin && document.activeElement === document.body) list.current?.focus({ preventScroll: true })
  }, [left, begin])
  const isFull = days.every(({ slots }) => slots.every(({ isFree }) => !isFree))
  return (
    <nav aria-label={legend}>
      {isFull && <p className="mb-4 font-[560]">No hour is free in these two weeks.</p>}
      <ul className="booking-days outline-none" ref={list} tabIndex={-1} aria-label={legend}>
        {days.map(({ day, slots }) => {
          const free = slots.filter(({ isFree }) => isFree).length
          const to = addressOf({ from, day })
          return (
            <li key={day}>
              <Link
                to={to}
                className={free === 0 ? 'full' : undefined}
                aria-current={day === chosen?.day ? 'date' : undefined}
                aria-busy={next?.search === to || undefined}
                preventScrollReset
              >
                <b>{weekday.format(of(day))}</b> {date.format(of(day))}
                <svg viewBox={`0 0 ${FULL} 1`} preserveAspectRatio="none" aria-hidden="true">
                  <rect width={free === 0 ? 1 : Math.min(free, FULL)} height="1" />
                </svg>
                <small>{free === 0 ? 'Full' : `${free} free`}</small>
              </Link>
            </li>
          )
        })}
      </ul>
      <p className="mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 text-ui text-muted">
        <output>{first && last && `${longDate.format(of(first.day))} to ${longDate.format(of(last.day))}`}</output>
        <span className="flex gap-5">
          {earlier && (
            <Link className="more" to={addressOf({ from: earlier })} preventScrollReset onClick={() => setLeft(begin)}>
              <Icon path={ICONS.arrowLeft} />
              <span>Two weeks earlier</span>
            </Link>
          )}
          {later && (
            <Link className="more" to={addressOf({ from: later })} preventScrollReset onClick={() => setLeft(begin)}>
              <span>Two weeks later</span>
              <Icon path={ICONS.arrowRight} />
            </Link>
          )}
        </span>
      </p>
    </nav>
  )
}
