import { blankEntry } from '@energy/contracts/texts/body'
import { useEffect, useEffectEvent, useState } from 'react'
import { useFieldArray, useFormContext } from 'react-hook-form'
import { controlId } from '../../../../shared/form/form-errors.ts'
import { offerPutBack } from '../../../../shared/form/undo.ts'
import { registerFolded } from '../../../../shared/form/folded-fields.ts'
import { placeAfterMove } from '../../../../shared/sortable/order.ts'
import type { EntryKind } from '../../record/entry-kind.ts'

interface EntriesOptions {
  kind: EntryKind
  /** The entry that is open; -1 for none. */
  openAt: number
  onOpen: (at: number) => void
}

/** The sections or sub titles of the form. An entry that is added, doubled or restored is opened and takes the focus. */
export function useEntries({ kind: { list, legend, max, fields }, openAt, onOpen }: EntriesOptions) {
  const { getValues } = useFormContext<Record<string, Readonly<Record<string, string>>[]>>()
  const { fields: entries, insert, remove, move } = useFieldArray({ name: list })
  // An object, so that the same field is focused again.
  const [wanted, setWanted] = useState<{ name: string }>()

  useEffect(() => {
    if (wanted) document.getElementById(controlId(wanted.name))?.focus()
  }, [wanted])

  /** The place and the field of a path: `sections.1.title`. */
  const find = useEffectEvent((name: string) => {
    const [ofList, place, ofField] = name.split('.')
    const field = fields.find((each) => each.name === ofField)
    const at = Number(place)
    return ofList === list && field && getValues(list)?.[at] ? { at, field } : undefined
  })
  const show = useEffectEvent((name: string) => {
    const found = find(name)
    if (!found) return
    onOpen(found.at)
    setWanted({ name })
  })
  useEffect(
    () =>
      registerFolded({
        describe(name) {
          const found = find(name)
          return found && { label: found.field.label, group: `${legend} ${found.at + 1}` }
        },
        show: (name) => show(name),
      }),
    [legend],
  )

  const insertAt = (at: number, entry: Readonly<Record<string, string>>) => {
    insert(at, entry)
    onOpen(at)
  }
  return {
    entries,
    add: () =>
      insertAt(entries.length, blankEntry({ fields: Object.fromEntries(fields.map((field) => [field.name, field])) })),
    double: (at: number) => insertAt(at + 1, { ...getValues(list)?.[at] }),
    move(from: number, to: number) {
      move(from, to)
      if (openAt >= 0) onOpen(placeAfterMove(openAt, from, to))
    },
    remove(at: number) {
      const entry = getValues(list)?.[at] ?? {}
      remove(at)
      if (openAt === at) onOpen(-1)
      else if (openAt > at) onOpen(openAt - 1)
      // An empty entry needs no undo.
      if (Object.values(entry).every((value) => value.trim() === '')) return
      const isFull = () => (getValues(list)?.length ?? 0) >= max
      offerPutBack(`${legend} ${at + 1} removed.`, max, isFull, () => insertAt(at, entry))
    },
  }
}
