import { useState } from 'react'
import { useAddress } from '../use-address.ts'

interface SelectedItem<T> {
  /** What the address names, else the first of the list; undefined while it is read or where there is nothing. */
  selected: T | undefined
  /** The address names it: on small screens the pane stands in the list's place. */
  open: boolean
}

interface SelectionOptions<T> {
  items: readonly T[]
  /** How many items are above those that are held: with any, the first of them is not the list's first. */
  above: number
  hasId: (item: T, id: string) => boolean
  /** What the address names, where it is read by itself because it is not among those that are held. */
  itemById?: T | undefined
  /** It is still being read: what is shown stays if it is what the address names, and nothing takes its place. */
  isLoading?: boolean
}

/** Which item of a list is shown: what the address names by `?id=`, the first one where it names none. */
export function useSelection<T>({
  items,
  above,
  hasId,
  itemById,
  isLoading = false,
}: SelectionOptions<T>): SelectedItem<T> {
  const { id } = useAddress()
  const [first, setFirst] = useState(items[0])
  if (above === 0 && first !== items[0]) setFirst(items[0])
  const selectedById = id ? (items.find((item) => hasId(item, id)) ?? itemById) : undefined
  const [lastSelected, setLastSelected] = useState<T>()
  const stillSelected = lastSelected !== undefined && hasId(lastSelected, id) ? lastSelected : undefined
  const selected = selectedById ?? (isLoading ? stillSelected : first)
  if (lastSelected !== selected) setLastSelected(selected)
  return { selected, open: selectedById !== undefined || isLoading }
}
