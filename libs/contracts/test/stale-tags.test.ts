import { expect, test } from 'vitest'
import { kinds } from '../src/content.ts'
import { routeAt } from './fixtures/routes.ts'

/** The tags that a successful write makes stale. */
function staleAfter(write: string) {
  const { config, schema } = routeAt(write)
  return [schema.tags[0], ...(config.changes ?? [])]
}
const lists = {
  requests: ['GET /specialists', 'GET /specialists/:id', 'GET /specialists/correspondents'],
  messages: ['GET /contacts', 'GET /contacts/:id'],
  subscribers: ['GET /subscribers'],
  users: ['GET /users', 'GET /users/:email'],
  counts: ['GET /overview'],
}

for (const [write, shown] of [
  // Deletion takes the person out of everything that they sent.
  ['DELETE /users/:email', ['users', 'requests', 'messages', 'subscribers', 'counts']],
  ['POST /users', ['users', 'counts']],
  // A request shows the personal data of its user.
  ['PUT /users/:email', ['users', 'requests']],
  ['PUT /users/:email/role', ['users']],
  ['POST /specialists', ['requests', 'counts']],
  ['DELETE /specialists/:id', ['requests', 'counts']],
  ['PUT /specialists/:id/state', ['requests']],
  ['PUT /specialists/:id/assignee', ['requests']],
  ['POST /specialists/:id/replies', ['requests']],
  ['PUT /contacts/:id/state', ['messages']],
  ['DELETE /contacts/:id', ['messages']],
  ['DELETE /subscribers/:id', ['subscribers']],
] as const)
  test(`${write} makes stale: ${shown.join(', ')}`, () => {
    for (const read of shown.flatMap((name) => lists[name]))
      expect([read, staleAfter(write)]).toEqual([read, expect.arrayContaining([routeAt(read).schema.tags[0]])])
  })

test('each write of content makes its lists, the menu and the counts stale', () => {
  for (const { list, cards, read, create, update, remove, restore } of Object.values(kinds))
    for (const write of [create, update, remove, restore])
      for (const shown of [list, cards, read, routeAt('GET /menu'), routeAt('GET /overview')])
        expect(staleAfter(`${write.method} ${write.url}`)).toContain(shown.schema.tags[0])
})
