import { query } from '@energy/client/query'
import { useCall } from '@energy/client/use-call'
import { billing } from '@energy/contracts/sales/billing'
import { ownOffer } from '@energy/contracts/sales/own-offers'
import { Delayed, LoadError, Loading, Skeleton } from '@energy/ui/states'
import { useQuery } from '@tanstack/react-query'
import { Billing } from './billing.tsx'
import { OffersAndOrders } from './offers-and-orders.tsx'
import { Purchases } from './purchases.tsx'

/** What a person was offered, and has ordered and paid. */
export function Sales({ email }: { email: string }) {
  const call = useCall()
  const offers = useQuery(query(call, ownOffer.list))
  const figures = useQuery(query(call, billing, { params: { email } }))
  const error = offers.error ?? figures.error
  const retry = () => {
    if (!offers.data) void offers.refetch()
    if (!figures.data) void figures.refetch()
  }
  if (!figures.data || !offers.data)
    return (
      <section className="col-span-full" aria-label="Billing history">
        {error ? (
          <LoadError retry={retry}>We could not load what you bought. {error.message}</LoadError>
        ) : (
          <>
            <Loading />
            <Delayed>
              <div className="grid max-w-120 gap-3">
                <Skeleton className="h-6 w-2/5" />
                <Skeleton className="h-16 w-9/10" />
                <Skeleton className="h-16 w-9/10" />
              </div>
            </Delayed>
          </>
        )}
      </section>
    )
  const { services, products } = figures.data
  return (
    <>
      <OffersAndOrders offers={offers.data} billing={figures.data} />
      <Purchases title="Purchased services" kind="services" purchases={services} none="No service bought yet." />
      <Purchases title="Purchased products" kind="products" purchases={products} none="No product bought yet." />
      <Billing billing={figures.data} />
    </>
  )
}
