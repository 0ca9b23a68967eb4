import { expect, test } from 'vitest'
import { Problem } from '../src/answers.ts'
import { Change } from '../src/changes.ts'
import { ClientConfig } from '../src/client-config.ts'
import { routes } from './fixtures/routes.ts'
import { linesOf, linesOfRoute } from './fixtures/agreement-lines.ts'

// Clients and server are deployed apart: what one of them does not know yet, or knows no more, breaks the other. Whoever
// means to change the agreement makes the file anew by `npx vitest run test/agreement.test.ts -u`.
test('what clients and server have agreed on changes only when somebody means it', async () => {
  const calls = routes.map((route) => [...linesOfRoute(route)].join('\n'))
  const others = Object.entries({ Problem, Change, ClientConfig }).map(([name, schema]) =>
    [...linesOf(schema, name)].join('\n'),
  )
  await expect(`${[...calls, ...others].join('\n\n')}\n`).toMatchFileSnapshot('../agreement.txt')
})
