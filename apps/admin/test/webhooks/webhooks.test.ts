import { DeliveryState, TEST_EVENT, WEBHOOK_EVENTS } from '@energy/contracts/webhooks/webhooks'
import { expect, test } from 'vitest'
import { attemptsOf, deliveryLooks, eventsOf, eventWord, nameOf, outcomeOf } from '../../src/features/webhooks/words.ts'

test('a webhook is called by its description, or by its host', () => {
  expect(nameOf({ description: 'The CRM', url: 'https://crm.example/hooks' })).toBe('The CRM')
  expect(nameOf({ description: '', url: 'https://crm.example:8443/hooks?a=b' })).toBe('crm.example:8443')
})

test('the events of a webhook are named as the first one and the number of the others', () => {
  expect(eventsOf(['offer.accepted'])).toBe('offer.accepted')
  expect(eventsOf(['offer.accepted', 'offer.declined', 'invoice.issued'])).toBe('offer.accepted and 2 more')
})

test('an event has its words, and one that this version does not know its name', () => {
  expect(eventWord('webhook.test')).toBe('A test')
  expect(eventWord('offer.lost')).toBe('offer.lost')
})

test('each event has words of its own', () => {
  const words = [...WEBHOOK_EVENTS, TEST_EVENT].map(eventWord)
  expect(words).toEqual([...new Set(words)])
  for (const word of words) expect(word).toMatch(/^[A-Z][a-z ]+$/)
})

test('each state of a delivery has its band, which is as long as it has got', () => {
  expect(DeliveryState.anyOf.map((state) => deliveryLooks[state.const].word)).toEqual([
    'Waiting',
    'Trying again',
    'Sent',
    'Failed',
  ])
  const { waiting, delayed, sent, failed } = deliveryLooks
  expect([waiting.length, delayed.length, sent.length]).toEqual([0, 14, 28])
  expect(failed).toMatchObject({ end: 'broken' })
})

test.each([
  [{ attempts: 0, status: null, error: '' }, 'Not sent yet'],
  [{ attempts: 0, status: null, error: 'The webhook was off.' }, 'The webhook was off.'],
  [{ attempts: 1, status: 204, error: '' }, 'Status 204'],
  [{ attempts: 2, status: 500, error: 'Our database is away' }, 'Status 500: Our database is away'],
  [{ attempts: 1, status: null, error: 'There is no such host.' }, 'There is no such host.'],
])('the outcome of %j is “%s”', (delivery, words) => {
  expect(outcomeOf(delivery)).toBe(words)
})

test('the number of attempts is said from the second one on', () => {
  expect([0, 1, 2].map((attempts) => attemptsOf({ attempts }))).toEqual(['', '', '2 attempts'])
})
