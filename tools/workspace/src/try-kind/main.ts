// npx nx run workspace:try-kind: adds a fourth kind of content to a copy, and runs types, lint, the API's tests and a
// journey there.
import { tryKind } from './try-kind.ts'

const copy = tryKind()
try {
  copy.types()
  copy.lint()
  copy.apiTests()
  copy.journey()
  console.log('A fourth kind of content passes types, lint, API tests and its journey.')
} finally {
  copy.remove()
}
