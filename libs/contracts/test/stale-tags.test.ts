import { expect, test } from 'vitest'
import { kinds } from '../src/content.ts'
import { routeAt } from './fixtures/routes.ts'

/** The tags that a successful write makes stale. */
function staleAfter(write: string) {
  const { config, schema } = routeAt(write)
  return [schema.tags[0], ...(config.changes ?? [])]
}
const lists = {
  inbox: ['GET /inquiries', 'GET /inquiries/counts', 'GET /inquiries/figures', 'GET /inquiries/:id'],
  requests: ['GET /specialists'],
  messages: ['GET /contacts'],
  subscribers: ['GET /subscribers'],
  users: ['GET /users', 'GET /users/:email'],
  counts: ['GET /overview'],
  bell: ['GET /notifications'],
}

for (const [write, shown] of [
  // Deletion takes the person out of everything that they sent.
  ['DELETE /users/:email', ['users', 'inbox', 'requests', 'messages', 'subscribers', 'counts']],
  ['POST /users', ['users', 'counts']],
  // A request shows the personal data of its user.
  ['PUT /users/:email', ['users', 'requests', 'inbox']],
  ['PUT /users/:email/role', ['users']],
  ['POST /specialists', ['requests', 'inbox', 'counts']],
  ['DELETE /specialists/:id', ['requests', 'inbox', 'counts']],
  ['PUT /inquiries/:id/state', ['inbox', 'requests', 'messages', 'bell']],
  ['PUT /inquiries/assignees', ['inbox', 'requests', 'messages', 'bell']],
  ['POST /inquiries/:id/replies', ['inbox', 'requests', 'messages', 'bell']],
  ['DELETE /inquiries/:id', ['inbox', 'requests', 'messages', 'bell', 'counts']],
  ['POST /contacts', ['messages', 'inbox']],
  ['DELETE /contacts/:id', ['messages', 'inbox']],
  ['DELETE /subscribers/:id', ['subscribers']],
] as const)
  test(`${write} makes stale: ${shown.join(', ')}`, () => {
    for (const read of shown.flatMap((name) => lists[name]))
      expect([read, staleAfter(write)]).toEqual([read, expect.arrayContaining([routeAt(read).schema.tags[0]])])
  })

test('each write of content makes its lists, the navigation of every page and the counts stale', () => {
  const everywhere = ['GET /menu', 'GET /site', 'GET /overview'].map(routeAt)
  for (const { list, cards, read, create, update, remove, restore } of Object.values(kinds))
    for (const write of [create, update, remove, restore])
      for (const shown of [list, cards, read, ...everywhere])
        expect(staleAfter(`${write.method} ${write.url}`)).toContain(shown.schema.tags[0])
})

test('another order of content and of texts is seen on every page', () => {
  for (const write of ['PUT /services/:id/place', 'PUT /texts/:id/place'])
    expect(staleAfter(write)).toContain(routeAt('GET /site').schema.tags[0])
})
