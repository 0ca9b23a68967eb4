import { useCall } from '@energy/client/use-call'
import type { Kind, ShownItem } from '@energy/contracts/content'
import { useQuery } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { useParams } from 'react-router-dom'
import { queries } from '../../shared/queries.ts'

/** What the page of an item shows. */
export interface ItemProps {
  kind: Kind
  item: ShownItem
}

type View = ComponentType<ItemProps>

/** Reads the item of the address from what the loader has read. */
function ItemOfPage({ kind, View }: { kind: Kind; View: View }) {
  const { id = '' } = useParams()
  const { data: item } = useQuery(queries.one(useCall(), kind, id))
  return item && <View kind={kind} item={item} />
}

/** The screen of an item's address, drawn by a view. */
export const withItem = (View: View) => (props: { kind: Kind }) => <ItemOfPage {...props} View={View} />
