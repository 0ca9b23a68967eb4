// npx nx run workspace:try-kind: adds a fourth kind of content to a copy, and runs types, lint, the API's tests and a
// journey there.
import { tryKind } from './try-kind.ts'

const { migration, client, types, lint, apiTests, build, journey, remove } = tryKind()
try {
  const isGreen = [migration, client, types, lint, apiTests, build, journey].every((check) => check() === 0)
  console.log(`A fourth kind of content ${isGreen ? 'passes' : 'does not pass'} its checks.`)
  process.exitCode = isGreen ? 0 : 1
} finally {
  remove()
}
