import { useState } from 'react'
import { useAddress } from '../use-address.ts'

interface Chosen<T> {
  /** What the address names, else the first of the list; undefined while it is read or where there is nothing. */
  selected: T | undefined
  /** The address names it: on small screens the pane stands in the list's place. */
  open: boolean
}

interface Held<T> {
  items: readonly T[]
  /** How many items are above those that are held: with any, the first of them is not the list's first. */
  above: number
  isNamed: (item: T, id: string) => boolean
  /** What the address names, where it is read by itself because it is not among those that are held. */
  elsewhere?: T | undefined
  /** It is still being read: what is shown stays if it is what the address names, and nothing takes its place. */
  isAwaited?: boolean
}

/** Which item of a list is shown: what the address names by `?id=`, the first one where it names none. */
export function useChosen<T>({ items, above, isNamed, elsewhere, isAwaited = false }: Held<T>): Chosen<T> {
  const { id } = useAddress()
  const [first, setFirst] = useState(items[0])
  if (above === 0 && first !== items[0]) setFirst(items[0])
  const named = id ? (items.find((item) => isNamed(item, id)) ?? elsewhere) : undefined
  const [last, setLast] = useState<T>()
  const awaited = last !== undefined && isNamed(last, id) ? last : undefined
  const selected = named ?? (isAwaited ? awaited : first)
  if (last !== selected) setLast(selected)
  return { selected, open: named !== undefined || isAwaited }
}
