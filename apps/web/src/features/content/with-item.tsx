import { useCall } from '@energy/client/use-call'
import type { Item, Kind } from '@energy/contracts/content'
import { useQuery } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { useParams } from 'react-router-dom'
import { queries } from '../../shared/queries.ts'

/** What the page of an item shows. */
export interface ItemProps {
  kind: Kind
  item: Item
}

/** A screen that shows the item of its address; its loader has read it. */
export const withItem = (View: ComponentType<ItemProps>) =>
  function Screen({ kind }: { kind: Kind }) {
    const { id = '' } = useParams()
    const { data: item } = useQuery(queries.one(useCall(), kind, id))
    return item && <View kind={kind} item={item} />
  }
