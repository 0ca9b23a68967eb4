// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { AuditFilters } from '../../src/features/audit/audit-filters.tsx'
import { anApi } from '../fixtures/api.ts'
import { openScreen } from '../fixtures/content-editor.tsx'
import { textOf, typeInto } from '../fixtures/controls.ts'

test('a day by which a list is filtered stays as it is typed, and follows the address once it is left', async () => {
  anApi(() => Response.json([]))
  const { find, router } = openScreen(<AuditFilters />)
  const field = find('[type=date]')
  const search = () => router.state.location.search
  field.focus()
  // The first digit of the year.
  typeInto(field, '0002-10-05')
  expect(textOf(field)).toBe('0002-10-05')
  typeInto(field, '2026-10-05')
  expect(textOf(field)).toBe('2026-10-05')
  await expect.poll(search).toBe('?from=2026-10-05')
  field.blur()
  await expect.poll(() => textOf(field)).toBe('2026-10-05')
  await router.navigate('/')
  await expect.poll(() => textOf(field)).toBe('')
})
