// @vitest-environment jsdom
import { createCall } from '@energy/client/call'
import { useCall } from '@energy/client/use-call'
import { request } from '@energy/contracts/inquiries/requests'
import { ownOffer } from '@energy/contracts/sales/own-offers'
import { render } from '@energy/ui/test/render'
import { QueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, test } from 'vitest'
import { App } from '../../src/app/app.tsx'
import { Ask } from '../../src/features/account/offers/ask.tsx'
import type { Message } from '../../src/features/account/requests/request-fields.ts'
import { WriteBack } from '../../src/features/account/requests/write-back.tsx'
import { BillForm } from '../../src/features/bill/bill-form.tsx'
import { BookingForm } from '../../src/features/booking/booking-form.tsx'
import { Cancel } from '../../src/features/booking/cancel.tsx'
import { Move } from '../../src/features/booking/move.tsx'
import { daysQuery } from '../../src/features/booking/read.ts'
import { ContactForm } from '../../src/features/contact/contact-form.tsx'
import { SiteProvider } from '../../src/shared/site/use-site.ts'
import { config } from '../fixtures/config.ts'
import { firstSite } from '../fixtures/first-site.ts'
import { listening } from '../fixtures/listening.ts'
import { anOffer } from '../fixtures/offers.ts'

const TEN = '2099-12-01T10:00:00.000Z'
const shown = { days: [{ day: '2099-12-01', slots: [{ startsAt: TEN, isFree: true }] }] }
const nothing = () => undefined
const booking = <BookingForm asked={{ from: '', day: '' }} shown={shown} onBooked={nothing} reload={nothing} />

/** A page with a form, and another one. @param sent what the API does with what is sent */
async function aPage(form: ReactNode, sent: () => Promise<void>) {
  const url = await listening(async (_, response) => {
    await sent()
    response.writeHead(503).end()
  })
  const router = createMemoryRouter([
    { path: '/', element: form },
    { path: '/about', element: <h1>About Us</h1> },
  ])
  const call = createCall(url)
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, retry: false } } })
  client.setQueryData(daysQuery(call, '2099-12-01').queryKey, shown)
  const page = render(
    <App posted={undefined} config={config} client={client} call={call} session={undefined}>
      <SiteProvider value={firstSite('book')}>
        <RouterProvider router={router} />
      </SiteProvider>
    </App>,
  )
  return { ...page, router }
}
const token = 'abc'
const booked = { startsAt: '2099-12-01T09:00:00.000Z', phoneEnd: '142', state: 'booked' } as const

function WritingBack() {
  const call = useCall()
  const send = (body: Message) => call(request.writeBackLinked, { params: { token }, body })
  return <WriteBack id="1" after="" send={send} onSent={nothing} level={2} />
}

function Asking() {
  const call = useCall()
  return <Ask offer={anOffer()} send={(body) => call(ownOffer.askLinked, { params: { token }, body })} />
}

const ada = { username: 'Ada Byron', email: 'ada@example.com' }

const forms = [
  {
    what: 'a message',
    form: <ContactForm />,
    typed: { firstName: 'Ada', email: ada.email },
    said: 'Your message was not sent.',
  },
  { what: 'a bill', form: <BillForm />, typed: ada, said: 'Your bill was not sent.' },
  {
    what: 'a booking',
    form: booking,
    typed: { ...ada, phone: '00447700900142' },
    pressed: ['[name=agreed]', `[value="${TEN}"]`],
    said: 'Your call is not booked.',
  },
  { what: 'a cancellation', form: <Cancel token={token} onTried={nothing} />, said: 'Your call is not cancelled.' },
  {
    what: 'a move to another hour',
    form: <Move token={token} booked={booked} reread={async () => undefined} />,
    pressed: [`[value="${TEN}"]`],
    said: 'Your call is not moved.',
  },
  {
    what: 'an answer in writing',
    form: <WritingBack />,
    typed: { text: 'It is for a bakery.' },
    said: 'Your message was not sent.',
  },
  {
    what: 'a question about an offer',
    form: <Asking />,
    typed: { text: 'Is the old boiler taken away?' },
    said: 'Your question was not sent.',
  },
]

test.each(forms)('who leaves $what while it is being sent reads that it failed', async (of) => {
  const { form, typed = {}, pressed = [], said } = of
  const [arrived, left] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const { find, press, router } = await aPage(form, () => {
    arrived.resolve()
    return left.promise
  })
  for (const [name, value] of Object.entries(typed)) Object.assign(find(`[name=${name}]`), { value })
  for (const each of pressed) press(each)
  press('[type=submit]')
  await arrived.promise
  await router.navigate('/about')
  await expect.poll(() => find('h1').textContent).toBe('About Us')
  left.resolve()
  await expect.poll(() => document.querySelector('.swal2-popup')?.textContent).toContain(said)
})
