// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { KeyForm } from '../../src/features/api-keys/key-form.tsx'
import { anApi } from '../fixtures/api.ts'
import { pressButton, textOf, typeInto } from '../fixtures/controls.ts'
import { aPanel } from '../fixtures/panel.tsx'

const found = (selector: string) => document.querySelector<HTMLElement>(selector)
/** The key that is shown once it is made. */
function madeKey() {
  const field = found('[aria-busy=true]') ? null : found('input[readonly]')
  return field && textOf(field)
}

test('a key whose answer was lost is asked for again as the same one, and the next one of its name is another', async () => {
  const { find, text } = aPanel(<KeyForm />, {})
  const sent = anApi(() => {
    if (sent.length === 1) throw new TypeError('The network is away')
    return Response.json({ acknowledged: true, insertedId: 'k', key: `energy_${sent.length}` }, { status: 201 })
  })
  const make = () => {
    typeInto(find('[name=name]'), 'Planner')
    pressButton('Make the key')
  }
  make()
  await expect.poll(text).toContain('The server could not be reached.')
  await expect.poll(() => found('[aria-busy=true]')).toBeNull()
  make()
  await expect.poll(madeKey).toBe('energy_2')
  make()
  await expect.poll(madeKey).toBe('energy_3')
  expect(textOf(find('[name=name]'))).toBe('')
  const [lost, again, next] = sent.map(({ headers }) => headers.get('idempotency-key'))
  expect(lost).toMatch(/./)
  expect(again).toBe(lost)
  expect(next).not.toBe(lost)
})
