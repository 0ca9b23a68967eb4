// @vitest-environment jsdom
import { useNavigate } from 'react-router-dom'
import { expect, test } from 'vitest'
import { useInbox } from '../../src/features/inquiries/list/use-inbox.ts'
import { anApi, aProblem } from '../fixtures/api.ts'
import { anInquiry } from '../fixtures/inquiry.ts'
import { renderHook } from '../fixtures/render-hook.tsx'

const rowsOf = (...ids: string[]) =>
  Response.json(
    ids.map((_id) => anInquiry({ _id })),
    { headers: { 'x-total-count': String(ids.length) } },
  )

const never = () => new Promise<Response>(() => {})

const useInboxAndRouter = () => ({ ...useInbox(), navigate: useNavigate() })

/** The inbox with two rows, over an API that has yet to answer the next list, and answers no further one. */
async function anInbox() {
  const next = Promise.withResolvers<Response>()
  const sent = anApi(() => [rowsOf('a', 'b'), next.promise][sent.length - 1] ?? never())
  const { latest, address } = renderHook(useInboxAndRouter, { at: '/invoice' })
  const shown = () => latest().rows?.map(({ _id }) => _id)
  await expect.poll(shown).toEqual(['a', 'b'])
  return {
    shown,
    list: latest,
    answer: next.resolve,
    async turnTo(to: string) {
      void latest().navigate(to)
      await expect.poll(() => [address(), sent.length]).toEqual([to, 2])
    },
  }
}

test.each([
  ['view', '/invoice?view=overdue'],
  ['filter', '/invoice?form=bills'],
])('until another %s is loaded, the rows of the one before are not shown as its own', async (_, to) => {
  const { shown, answer, turnTo } = await anInbox()
  await turnTo(to)
  expect(shown()).toBeUndefined()
  answer(rowsOf('b'))
  await expect.poll(shown).toEqual(['b'])
})

test('while a text is typed, the rows that it found before stay until the next ones are loaded', async () => {
  const { shown, answer, turnTo } = await anInbox()
  await turnTo('/invoice?q=berg')
  expect(shown()).toEqual(['a', 'b'])
  answer(rowsOf('b'))
  await expect.poll(shown).toEqual(['b'])
})

test('a view that could not be loaded shows no rows of the one before while it is read again', async () => {
  const { shown, answer, turnTo, list } = await anInbox()
  await turnTo('/invoice?view=overdue')
  answer(aProblem(503, 'The database is away.'))
  await expect.poll(() => list().isError).toBe(true)
  void list().refetch()
  await expect.poll(() => list().isFetching).toBe(true)
  expect(shown()).toBeUndefined()
})
