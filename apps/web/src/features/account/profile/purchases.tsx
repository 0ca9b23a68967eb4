import { useCall } from '@energy/client/use-call'
import type { Purchase } from '@energy/contracts/sales/billing'
import { formatAmount, formatQuantity, ONE } from '@energy/contracts/sales/money'
import { Illustration } from '@energy/ui/picture'
import { Empty } from '@energy/ui/states'
import { useQuery } from '@tanstack/react-query'
import { pictureOf } from '../../../shared/content/picture-of.ts'
import { kindPages } from '../../../shared/kinds.ts'
import { queries } from '../../../shared/queries.ts'
import { MoreLink } from '../../../shared/sections/more-link.tsx'
import { useTimes } from '../requests/use-times.ts'
import { Shortened } from './shortened.tsx'

interface PurchasesProps {
  title: string
  kind: 'services' | 'products'
  purchases: readonly Purchase[]
  /** What stands there while nothing is bought. */
  none: string
}

/** What a person has bought of a kind, newest first. */
export function Purchases({ title, kind, purchases, none }: PurchasesProps) {
  return (
    <section>
      <h2 className="text-h3">{title}</h2>
      {purchases.length > 0 ? (
        <Shortened title={title}>
          {purchases.map((purchase, index) => (
            <Bought key={`${purchase.order._id} ${index}`} kind={kind} purchase={purchase} />
          ))}
        </Shortened>
      ) : (
        <div className="mt-4">
          <Empty action={<MoreLink to={kindPages[kind].list}>All {kindPages[kind].name}</MoreLink>}>{none}</Empty>
        </div>
      )}
    </section>
  )
}

interface BoughtProps extends Pick<PurchasesProps, 'kind'> {
  purchase: Purchase
}

function Bought({ kind, purchase }: BoughtProps) {
  const { item, title, quantity, unit, amount, currency, orderedAt } = purchase
  const { longDay } = useTimes()
  // An item that was deleted since has the default picture.
  const { data } = useQuery({ ...queries.one(useCall(), kind, item), retry: false })
  const picture = data ? pictureOf(data, data) : { src: '' }
  return (
    <li className="grid grid-cols-[5rem_minmax(0,1fr)_auto] items-center gap-5 border-b border-line py-4">
      <Illustration className="rounded-tr-[1.25rem]" sizes="5rem" {...picture} alt="" />
      <div className="min-w-0 [overflow-wrap:anywhere]">
        <b className="font-semibold">{title}</b>
        <p className="text-ui/[1.6] text-muted">
          {quantity !== ONE && `${formatQuantity(quantity, unit)}, `}
          {longDay(orderedAt)}
        </p>
      </div>
      <span className="tabular-nums">{formatAmount(amount, currency)}</span>
    </li>
  )
}
