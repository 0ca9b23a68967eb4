import type { TaxRate } from '@energy/contracts/sales/sales-settings'
import { MAX_LINES } from '@energy/contracts/sales/totals'
import { Button } from '@energy/ui/button'
import { Plus } from 'lucide-react'
import { useId } from 'react'
import { useFieldError } from '../../../shared/form/use-form-field.ts'
import { SortableHint } from '../../../shared/sortable/sortable-handle.tsx'
import { useSortable } from '../../../shared/sortable/use-sortable.ts'
import { AddItem } from './add-item.tsx'
import { Units } from './line-fields.tsx'
import { LineRow } from './line-row.tsx'
import { useLines } from './use-lines.ts'

interface LineListProps {
  currency: string
  taxRates: readonly TaxRate[]
}

/** The lines of a draft, which are moved by their handles. */
export function LineList({ currency, taxRates }: LineListProps) {
  const { lines, add, double, move, remove, addButton } = useLines(taxRates[0])
  const id = useId()
  const error = useFieldError('lines')
  const sortable = useSortable({ ids: lines.map((line) => line.id), nameOf: (at) => `Line ${at + 1}`, onMove: move })
  const isFull = lines.length >= MAX_LINES
  return (
    <section className="panel min-w-0" aria-labelledby={id}>
      <h2 id={id} className="section-title px-5 pt-5 pb-4 lg:px-6">
        Lines <span className="count">{lines.length}</span>
      </h2>
      <output className="sr-only">{sortable.announcement}</output>
      <Units />
      {taxRates.length === 0 && (
        <p className="border-t border-line px-5 py-3 text-danger lg:px-6">
          No tax rate is valid today. Add one under Texts, Offers and invoices.
        </p>
      )}
      <ul>
        {sortable.order.map((lineId) => {
          const at = lines.findIndex((line) => line.id === lineId)
          return (
            <LineRow
              key={lineId}
              at={at}
              count={lines.length}
              row={sortable.rowOf(lineId)}
              describedBy={`${id}-hint`}
              currency={currency}
              taxRates={taxRates}
              onMove={(step) => {
                if (!lines[at + step]) return
                move(at, at + step)
                sortable.announce(`Line ${at + 1} moved ${step < 0 ? 'up' : 'down'}.`)
              }}
              onDouble={isFull ? undefined : () => double(at)}
              onRemove={() => remove(at)}
            />
          )
        })}
      </ul>
      <div className="grid gap-4 border-t border-line p-5 lg:px-6">
        {lines.length === 0 && (
          <p className="text-muted">No lines yet. Add one of a product or service, or a free one.</p>
        )}
        {error && <p className="field-error">{error}</p>}
        {isFull && <p className="text-small text-muted">At most {MAX_LINES}. Remove one to add another.</p>}
        <div className="flex flex-wrap items-end gap-3">
          <Button ref={addButton} look="line" small disabled={isFull} onClick={() => add()}>
            <Plus className="size-4.5" strokeWidth={1.75} aria-hidden="true" />
            Add a line
          </Button>
          <AddItem disabled={isFull} onAdd={add} />
        </div>
        {lines.length > 1 && <SortableHint id={`${id}-hint`} />}
      </div>
    </section>
  )
}
