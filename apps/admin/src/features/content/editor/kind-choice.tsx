import type { Kind } from '@energy/contracts/content'
import { kindOrder, kindWords } from '../../../shared/records/kinds.ts'
import { Segments } from '../../../shared/page/segments.tsx'

interface KindChoiceProps {
  value: Kind
  onChange: (kind: Kind) => void
}

/** Which kind to add. */
export const KindChoice = (props: KindChoiceProps) => (
  <Segments
    legend="Type"
    name="type"
    options={kindOrder.map((kind) => ({ value: kind, label: kindWords[kind].choice }))}
    {...props}
  />
)
