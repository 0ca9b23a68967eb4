// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { useMove } from '../../src/features/content/list/use-move.ts'
import type { ListedItem } from '../../src/features/content/record/calls.ts'
import { anApi, aProblem } from '../fixtures/api.ts'
import { renderHook } from '../fixtures/render-hook.tsx'

const anItem = (title: string): ListedItem => ({
  _id: title,
  title,
  values: {},
  pictures: [],
  pinned: false,
  state: 'live',
  hasChanges: false,
  schedules: [],
})

test('a row that cannot be moved is named, also where the next one is moved before the answer comes', async () => {
  const answer = Promise.withResolvers<Response>()
  anApi((name) => (name === 'PUT /api/services/Roof/place' ? answer.promise : Response.json({})))
  const { latest } = renderHook(() => useMove('services', ['Roof', 'Heat', 'Wind'].map(anItem)))
  latest()(0, 1)
  latest()(2, 0)
  answer.resolve(aProblem(409, 'Its neighbour has gone.'))
  await expect.poll(() => document.body.textContent).toContain('We could not move Roof. Its neighbour has gone.')
})
