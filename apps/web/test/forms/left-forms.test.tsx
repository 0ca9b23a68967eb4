// @vitest-environment jsdom
import { createCall } from '@energy/client/call'
import { render } from '@energy/ui/test/render'
import { QueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, test } from 'vitest'
import { App } from '../../src/app/app.tsx'
import { BillForm } from '../../src/features/bill/bill-form.tsx'
import { BookingForm } from '../../src/features/booking/booking-form.tsx'
import { ContactForm } from '../../src/features/contact/contact-form.tsx'
import { SiteProvider } from '../../src/shared/site/use-site.ts'
import { config } from '../fixtures/config.ts'
import { firstSite } from '../fixtures/first-site.ts'
import { listening } from '../fixtures/listening.ts'

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
  const page = render(
    <App posted={undefined} config={config} client={new QueryClient()} call={createCall(url)} session={undefined}>
      <SiteProvider value={firstSite('book')}>
        <RouterProvider router={router} />
      </SiteProvider>
    </App>,
  )
  return { ...page, router }
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
]

test.each(forms)('who leaves $what while it is being sent reads that it failed', async (of) => {
  const { form, typed, pressed = [], said } = of
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
