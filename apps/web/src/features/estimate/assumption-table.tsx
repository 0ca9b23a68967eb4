import {
  ASSUMPTIONS,
  ASSUMPTION_NAMES,
  isDivisor,
  mostOf,
  withOwn,
  type AssumptionName,
  type Assumptions,
} from '@energy/contracts/estimate/assumptions'
import { keysOf } from '@energy/contracts/record-of'
import { buttonClass } from '@energy/ui/button'
import { FieldError } from '@energy/ui/field'
import { useEffect, useRef, type MouseEvent } from 'react'
import { Link } from 'react-router-dom'
import { addressOf, type Asked } from './address.ts'
import type { Figures } from './figures.ts'
import { FORM } from './questions.tsx'

interface AssumptionTableProps {
  asked: Asked
  /** The assumptions without what the visitor has changed. */
  ours: Assumptions
  figures: Figures
}

const short = new Intl.NumberFormat('en-GB', { maximumSignificantDigits: 3 })

/** What is to be typed for an assumption. */
const wanted = (name: AssumptionName) =>
  `Enter a number${isDivisor(name) ? ' above 0' : ''}, up to ${mostOf(name).toLocaleString('en-GB')}.`

/** What screen readers announce of figures with which nothing can be calculated. */
export const unreadText = (unread: NonNullable<Asked['unread']>) =>
  keysOf(unread).map((name) => `${ASSUMPTIONS[name].label}: ${wanted(name)}`)

/** Whether the browser opens the link in another tab or window, or saves it: this page stays as it is. */
const opensElsewhere = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) => metaKey || ctrlKey || shiftKey || altKey

/** What the answer rests on, each figure with its source. The likely ones can be changed. */
export function AssumptionTable({ asked, ours, figures }: AssumptionTableProps) {
  const { own, unread, trade } = asked
  const assumptions = withOwn(ours, own)
  const isOurs = Object.keys(own).length === 0 && !unread
  const section = useRef<HTMLElement>(null)
  const isReset = useRef(false)
  useEffect(() => {
    if (!isOurs || !isReset.current) return
    isReset.current = false
    for (const input of section.current?.querySelectorAll('input') ?? []) input.value = input.defaultValue
    // The link that was pressed is gone.
    section.current?.querySelector('h2')?.focus({ preventScroll: true })
  }, [isOurs])
  return (
    <section className="section" ref={section}>
      <div className="page rests">
        <div>
          <h2 className="text-h2 outline-none" tabIndex={-1}>
            What this rests on
          </h2>
          <p className="lead mt-4">Change a number and the bands follow.</p>
          {!isOurs && (
            <Link
              className={`${buttonClass('line', true)} mt-6`}
              to={addressOf({ ...asked, own: {}, unread: {} })}
              replace
              preventScrollReset
              onClick={(event) => (isReset.current = !opensElsewhere(event))}
            >
              Back to our numbers
            </Link>
          )}
        </div>
        <div>
          <table className="figures">
            <caption className="sr-only">The assumptions of the estimate</caption>
            <thead>
              <tr>
                <th scope="col">Assumption</th>
                <th scope="col">Low</th>
                <th scope="col">Likely</th>
                <th scope="col">High</th>
                <th scope="col">Where it comes from</th>
              </tr>
            </thead>
            <tbody>
              {ASSUMPTION_NAMES.map((name) => {
                const { label, unit } = ASSUMPTIONS[name]
                const shown = assumptions[name]
                if (!shown) return null
                const { low, likely, high, source } = shown
                const typed = unread?.[name]
                const id = `${FORM}-${name}`
                return (
                  <tr key={name}>
                    <th scope="row">{label}</th>
                    <td data-label="Low">{low === likely ? '' : short.format(low)}</td>
                    <td data-label="Likely">
                      <span className="with-unit">
                        <input
                          // Another trade has other figures.
                          key={trade}
                          className="input"
                          aria-label={label}
                          name={name}
                          form={FORM}
                          inputMode="decimal"
                          autoComplete="off"
                          aria-invalid={typed ? true : undefined}
                          defaultValue={typed ?? likely}
                          aria-describedby={typed ? `${id}-unit ${id}-error` : `${id}-unit`}
                        />
                        <span id={`${id}-unit`}>{figures.unit(unit)}</span>
                      </span>
                    </td>
                    <td data-label="High">{high === likely ? '' : short.format(high)}</td>
                    <td>
                      {typed && (
                        <FieldError id={`${id}-error`}>{`${wanted(name)} Until then it is ${likely}.`}</FieldError>
                      )}
                      {own[name] === undefined ? source : `Yours. Ours is ${ours[name]?.likely}: ${source}`}
                    </td>
                  </tr>
                )
              })}
            </tbody>
          </table>
          <noscript>
            <button className={`${buttonClass()} mt-6`} type="submit" form={FORM}>
              Show the estimate
            </button>
          </noscript>
        </div>
      </div>
    </section>
  )
}
