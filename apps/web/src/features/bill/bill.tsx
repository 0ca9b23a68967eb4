import { ReachUs } from '../../shared/reach-us.tsx'
import { Banner } from '../../shared/sections/banner.tsx'
import { BillForm } from './bill-form.tsx'

const banner = {
  bannerFirst: '',
  bannerLast: 'Send a bill',
  bannerLead: 'A bill or a list of meter readings shows what you use and pay today.',
}

export function Bill() {
  return (
    <>
      <Banner texts={banner} title={banner.bannerLast} carrier="[--c:var(--color-hydrogen)]" />
      <section className="section sunken">
        <div className="page split items-start lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
          <BillForm />
          <ReachUs />
        </div>
      </section>
    </>
  )
}
