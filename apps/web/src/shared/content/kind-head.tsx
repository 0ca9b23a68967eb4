import type { Kind } from '@energy/contracts/content'
import { kindPages } from '../kinds.ts'
import { MoreLink } from '../sections/more-link.tsx'
import { SectionHead } from '../sections/section-head.tsx'

/** The head of a section with items of a kind, and a link to its list. */
export const KindHead = ({ kind, ...head }: { kind: Kind; title?: string | undefined; lead?: string | undefined }) => (
  <SectionHead {...head}>
    <MoreLink to={kindPages[kind].list}>{`All ${kindPages[kind].name}`}</MoreLink>
  </SectionHead>
)
