import type { Kind } from '@energy/contracts/content'
import { EnergyStats } from '../energy-stats.tsx'
import { Screen as Item } from './item.tsx'

export const Screen = ({ kind }: { kind: Kind }) => <Item kind={kind} beforeStory={<EnergyStats />} />
