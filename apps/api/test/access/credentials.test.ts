import { Prisma } from '../../src/generated/client.ts'
import { expect, test } from 'vitest'
import { world } from '../fixtures/world.ts'

const here = world()

test('of secrets the database holds those of webhooks and the key of links, and nothing that a person signs in with', async () => {
  const found = await here().db.$queryRaw<{ name: string }[]>(Prisma.sql`
    SELECT table_name || '.' || column_name AS name FROM information_schema.columns
    WHERE table_schema = 'public' AND column_name ~* 'password|passwd|secret|token|credential|^key$'
    ORDER BY name`)
  expect(found.map(({ name }) => name)).toMatchInlineSnapshot(`
    [
      "idempotency.key",
      "signing_keys.key",
      "webhooks.formerSecret",
      "webhooks.secret",
    ]
  `)
})
