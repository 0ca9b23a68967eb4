import { expect, test } from 'vitest'
import { Problem } from '../src/responses.ts'
import { Change } from '../src/changes.ts'
import { ClientConfig } from '../src/client-config.ts'
import { routes } from './fixtures/routes.ts'
import { linesOf, linesOfRoute } from './fixtures/agreement-lines.ts'

// Clients and server are deployed separately, so an incompatible change of the contracts breaks one of them. To change
// the contracts on purpose, update the file with `npx vitest run test/agreement.test.ts -u`.
test('the contracts match agreement.txt', async () => {
  const calls = routes.map((route) => [...linesOfRoute(route)].join('\n'))
  const others = Object.entries({ Problem, Change, ClientConfig }).map(([name, schema]) =>
    [...linesOf(schema, name)].join('\n'),
  )
  await expect(`${[...calls, ...others].join('\n\n')}\n`).toMatchFileSnapshot('../agreement.txt')
})
