import { useState } from 'react'
import { useAddress } from '../browser/use-address.ts'

interface SelectedItem<T> {
  /** The item with the URL's id, else the first of the list; undefined while it loads or if the list is empty. */
  selected: T | undefined
  /** The URL has the item's id: small screens show the pane instead of the list. */
  open: boolean
}

interface SelectionOptions<T> {
  items: readonly T[]
  /** The number of items before the loaded pages; above 0, the first loaded item is not the first of the list. */
  above: number
  hasId: (item: T, id: string) => boolean
  /** The item with the URL's id, if it was read separately because no loaded page contains it. */
  itemById?: T | undefined
  /** That item is still loading: the selected item stays if it has the URL's id, else nothing is selected. */
  isLoading?: boolean
}

/** The selected item of a list: the one with the URL's `?id=`, or the first one without an id. */
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
