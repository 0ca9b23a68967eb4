import { Overview } from '../features/overview/overview.tsx'
import { SalesFigures } from '../features/sales/figures.tsx'

/** The start of the dashboard: the counts of the content, and how the offers stand. */
export const Dashboard = () => (
  <>
    <Overview />
    <SalesFigures />
  </>
)
