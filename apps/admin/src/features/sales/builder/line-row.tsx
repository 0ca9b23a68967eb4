import { formatAmount, formatRate } from '@energy/contracts/sales/money'
import type { TaxRate } from '@energy/contracts/sales/sales-settings'
import { netOf } from '@energy/contracts/sales/totals'
import { TextArea } from '@energy/ui/field'
import { ArrowDown, ArrowUp, Copy, Trash2 } from 'lucide-react'
import { useState, type KeyboardEvent } from 'react'
import { flushSync } from 'react-dom'
import { useFormContext, useWatch } from 'react-hook-form'
import { ActionMenu } from '../../../shared/actions/action-menu.tsx'
import { useFormField } from '../../../shared/form/use-form-field.ts'
import { SortableHandle, sortableClass } from '../../../shared/sortable/sortable-handle.tsx'
import type { SortableRow } from '../../../shared/sortable/use-sortable.ts'
import { useSortableRow } from '../../../shared/sortable/use-sortable-row.ts'
import { LineField, NumberField, TaxField } from './line-fields.tsx'
import { lineOf, percentOf, priceOf, quantityOf, type OfferValues } from './offer-values.ts'

interface LineRowProps {
  at: number
  /** The number of lines. */
  count: number
  row: SortableRow
  /** The id of the text that says how to move it. */
  describedBy: string
  currency: string
  taxRates: readonly TaxRate[]
  onMove: (step: 1 | -1) => void
  /** Undefined where there is no room for another line. */
  onDouble: (() => void) | undefined
  onRemove: () => void
}

const grid =
  'relative grid items-start gap-x-3 py-3 pr-4 pl-3 max-sm:px-2 xl:grid-cols-[2.75rem_minmax(0,1fr)_5.25rem_6.5rem_7.5rem_5.25rem_8rem_7rem_2.75rem] max-xl:grid-cols-[2.75rem_minmax(0,1fr)_2.75rem]'
/** The fields: columns of the row, or a grid between handle and menu where the window is narrower. */
const fields =
  'xl:contents max-xl:grid max-xl:grid-cols-2 max-xl:items-start max-xl:gap-x-3 max-xl:gap-y-2.5 max-xl:sm:grid-cols-3'

/** One line. Alt with an arrow key moves it while the focus is inside. */
export function LineRow(props: LineRowProps) {
  const { at, count, row, describedBy, currency, taxRates, onMove, onDouble, onRemove } = props
  const { row: rowRef, dragged, handle } = useSortableRow(row)
  const path = `lines.${at}` as const
  const isFirst = at === 0
  const symbol = formatAmount(0, currency).replace(/[\d.,\s]/g, '')
  const moveByKey = (event: KeyboardEvent) => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
    event.preventDefault()
    onMove(event.key === 'ArrowUp' ? -1 : 1)
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a shortcut for the menu in it
    <li ref={rowRef} className={`border-t border-line ${sortableClass(row)}`} onKeyDown={moveByKey}>
      <div ref={dragged} className={grid}>
        <div className={`max-xl:pt-6 ${isFirst ? 'xl:pt-6' : ''}`}>
          <SortableHandle ref={handle} row={row} name={`line ${at + 1}`} describedBy={describedBy} />
        </div>
        <fieldset className={fields}>
          <legend className="sr-only">Line {at + 1}</legend>
          <div className="min-w-0 max-xl:col-span-full">
            <LineField label="Description" isFirst={isFirst} name={`${path}.title`} />
            <Details name={`${path}.description`} />
          </div>
          <NumberField
            label="Quantity"
            isFirst={isFirst}
            name={`${path}.quantity`}
            isValid={(typed) => quantityOf(typed) !== undefined}
            says="No quantity"
          />
          <LineField label="Unit" isFirst={isFirst} name={`${path}.unit`} list />
          <NumberField
            label={`Unit price, ${symbol}`}
            isFirst={isFirst}
            name={`${path}.unitPrice`}
            isValid={(typed) => priceOf(typed, currency) !== undefined}
            says="No price"
          />
          <NumberField
            label="Less, %"
            isFirst={isFirst}
            name={`${path}.discount`}
            isValid={(typed) => percentOf(typed) !== undefined}
            says="No percentage"
          />
          <TaxField isFirst={isFirst} name={`${path}.taxRate`} taxRates={taxRates} />
          <LineAmount at={at} currency={currency} isFirst={isFirst} />
        </fieldset>
        <div className={`max-xl:pt-6 ${isFirst ? 'xl:pt-6' : ''}`}>
          <ActionMenu
            name={`line ${at + 1}`}
            actions={[
              { icon: ArrowUp, label: 'Move up', keys: 'Alt+ArrowUp', disabled: isFirst, run: () => onMove(-1) },
              {
                icon: ArrowDown,
                label: 'Move down',
                keys: 'Alt+ArrowDown',
                disabled: at === count - 1,
                run: () => onMove(1),
              },
              { icon: Copy, label: 'Double', disabled: !onDouble, run: () => onDouble?.() },
              { icon: Trash2, label: 'Remove', isDanger: true, run: onRemove },
            ]}
          />
        </div>
      </div>
    </li>
  )
}

/** The second text of a line; a button until it is wanted. */
function Details({ name }: { name: `lines.${number}.description` }) {
  const { getValues } = useFormContext<OfferValues>()
  const [isOpen, setOpen] = useState(() => getValues(name) !== '')
  const field = useFormField(name)
  const open = () => {
    flushSync(() => setOpen(true))
    document.getElementById(field.id)?.focus()
  }
  if (!isOpen)
    return (
      <button type="button" className="min-h-touch text-small text-muted underline underline-offset-4" onClick={open}>
        Add details
      </button>
    )
  return (
    <TextArea
      label="Details"
      rows={2}
      maxLength={2_000}
      className="mt-2 [&_.field-label]:text-small [&_.field-label]:text-muted [&_textarea]:min-h-16!"
      {...field}
    />
  )
}

/** What the line comes to. */
function LineAmount({ at, currency, isFirst }: { at: number; currency: string; isFirst: boolean }) {
  const typed = useWatch<OfferValues, `lines.${number}`>({ name: `lines.${at}` })
  const line = lineOf(typed, currency)
  return (
    <p
      className={`grid content-start text-right tabular-nums max-xl:col-span-full max-xl:flex max-xl:items-baseline max-xl:gap-2 ${isFirst ? '' : 'xl:pt-3'}`}
    >
      <span className={`text-small font-[520] text-muted ${isFirst ? 'xl:mb-4' : 'xl:sr-only'}`}>Amount</span>
      <b className="font-[580]">{line ? formatAmount(netOf(line), currency) : '–'}</b>
      {line && line.discount > 0 && <span className="text-small text-muted">less {formatRate(line.discount)}</span>}
    </p>
  )
}
