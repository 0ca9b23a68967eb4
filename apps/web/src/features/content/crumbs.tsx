import type { Kind } from '@energy/contracts/content'
import { Link } from 'react-router-dom'
import { kindPages } from '../../shared/kinds.ts'

/** The breadcrumb from the list to the item. */
export const Crumbs = ({ kind, title }: { kind: Kind; title: string }) => (
  <nav className="crumbs" aria-label="Breadcrumb">
    <Link to={kindPages[kind].list}>{kindPages[kind].title}</Link>
    <span aria-hidden="true">/</span>
    <span aria-current="page">{title}</span>
  </nav>
)
