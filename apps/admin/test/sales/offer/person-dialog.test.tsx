// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { PersonDialog } from '../../../src/features/sales/builder/person-dialog.tsx'
import type { OfferValues } from '../../../src/features/sales/builder/offer-values.ts'
import { pressButton, typeInto } from '../../fixtures/controls.ts'
import { aPanel } from '../../fixtures/panel.tsx'

test('an offer that goes to another address than that of the account is not shown in its profile, and says so', async () => {
  const email = 'grace@example.com'
  const values = { name: 'Grace Obi', email, businessName: '', address: '', user: '7' }
  const onChoose = vi.fn<(person: Partial<OfferValues>) => void>()
  const { text, find } = aPanel(<PersonDialog values={values} onChoose={onChoose} onClose={() => undefined} />, {})
  expect(text()).toContain('The offer is shown in the profile of the account.')
  typeInto(find('#control-email'), 'obi@bakery.example')
  expect(text()).toContain('Without an account: the link in the mail opens the offer.')
  pressButton('Use this person')
  await expect.poll(() => onChoose.mock.calls.length).toBe(1)
  expect(onChoose).toHaveBeenLastCalledWith({ ...values, email: 'obi@bakery.example', user: '' })
  typeInto(find('#control-email'), 'Grace@example.com')
  pressButton('Use this person')
  await expect.poll(() => onChoose.mock.calls.length).toBe(2)
  expect(onChoose).toHaveBeenLastCalledWith({ ...values, email: 'Grace@example.com', user: '7' })
})
