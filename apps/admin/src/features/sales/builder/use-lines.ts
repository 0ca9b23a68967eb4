import type { TaxRate } from '@energy/contracts/sales/sales-settings'
import { MAX_LINES } from '@energy/contracts/sales/totals'
import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useFieldArray, useFormContext } from 'react-hook-form'
import { controlId } from '../../../shared/form/form-errors.ts'
import { offerPutBack, useUndoUntilLeft } from '../../../shared/form/undo.ts'
import { newLine, type LineValues, type OfferValues } from './offer-values.ts'

/** The lines of the form. One that is added takes the focus. @param tax the rate of a new line */
export function useLines(tax: TaxRate | undefined) {
  const { getValues } = useFormContext<OfferValues>()
  const { fields: lines, insert, remove, move } = useFieldArray<OfferValues, 'lines'>({ name: 'lines' })
  useUndoUntilLeft()
  const addButton = useRef<HTMLButtonElement>(null)
  // An object, so that the same field is focused again.
  const [wanted, setWanted] = useState<{ name: string }>()
  useEffect(() => {
    if (wanted) document.getElementById(controlId(wanted.name))?.focus()
  }, [wanted])

  const insertAt = (at: number, line: LineValues, field: keyof LineValues) => {
    insert(at, line, { shouldFocus: false })
    setWanted({ name: `lines.${at}.${field}` })
  }
  return {
    lines,
    addButton,
    move,
    /** Adds a free line, or one of an item, whose price comes next. */
    add: (from?: Partial<LineValues>) => insertAt(lines.length, newLine(tax, from), from ? 'quantity' : 'title'),
    double(at: number) {
      const line = getValues('lines')[at]
      if (line) insertAt(at + 1, { ...line }, 'title')
    },
    remove(at: number) {
      const line = getValues('lines')[at]
      // The button of a full offer can take the focus only when the line is gone.
      flushSync(() => remove(at))
      addButton.current?.focus()
      // An empty line needs no undo.
      if (!line || (line.title.trim() === '' && line.unitPrice.trim() === '')) return
      const isFull = () => getValues('lines').length >= MAX_LINES
      offerPutBack(`Line ${at + 1} removed.`, MAX_LINES, isFull, () => insertAt(at, line, 'title'))
    },
  }
}
