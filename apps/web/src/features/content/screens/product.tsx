import { EnergyStats } from '../energy-stats.tsx'
import { withItem, type ItemProps } from '../with-item.tsx'
import { View as Item } from './item.tsx'

export const View = (props: ItemProps) => <Item {...props} beforeStory={<EnergyStats />} />

export const Screen = withItem(View)
