import { Overview } from '../features/overview/overview.tsx'
import { SalesFigures } from '../features/sales/figures.tsx'
import { useIsAllowed } from '../shared/role.tsx'

/** The start of the dashboard: the counts of the content and, for sales, how the offers stand. */
export function Dashboard() {
  const sells = useIsAllowed('sales')
  return (
    <>
      <Overview />
      {sells && <SalesFigures />}
    </>
  )
}
