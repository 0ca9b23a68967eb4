// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { AuditFilters } from '../../src/features/audit/audit-filters.tsx'
import { useAssignees } from '../../src/features/inquiries/use-assignees.ts'
import { useGoneFilter } from '../../src/features/inquiries/list/use-gone-filter.ts'
import { Staff } from '../../src/features/staff/staff.tsx'
import { anApi } from '../fixtures/api.ts'
import { renderHook } from '../fixtures/render-hook.tsx'
import { aUser } from '../fixtures/user.ts'
import { aPanel } from '../fixtures/panel.tsx'

const staff = Array.from({ length: 120 }, (_, at) =>
  aUser({ _id: String(at), username: `Colleague ${at}`, email: `${at}@example.com`, role: 'sales' }),
)
/** The answers to a list of people, of whom the API answers no more than are asked for. */
const answersTo = (list: string) => ({ [list]: staff, [`${list}&limit=100`]: staff.slice(0, 100) })
const anApiWithStaff = () => {
  const answers: Record<string, unknown> = answersTo('GET /api/users?access=sales')
  anApi((name) => Response.json(answers[name] ?? {}))
}

test('an inquiry can be assigned to everybody in sales, however many there are', async () => {
  anApiWithStaff()
  const { latest } = renderHook(useAssignees)
  await expect.poll(() => latest().assignees.at(-1)?.name).toBe('Colleague 119')
})

test('nobody in sales is gone for a filter, however many there are, and somebody else is', async () => {
  anApiWithStaff()
  const { latest, client } = renderHook(useGoneFilter, { at: '/?assignee=120' })
  await expect.poll(() => latest().assignee).toBe(true)
  // It has the list from the start.
  for (const id of ['119', 'none'])
    expect(renderHook(useGoneFilter, { at: `/?assignee=${id}`, client }).latest()).toMatchObject({ assignee: false })
})

test('the list of staff and the audit have everybody, however many there are', async () => {
  const { text } = aPanel(
    <>
      <AuditFilters />
      <Staff />
    </>,
    { ...answersTo('GET /api/users?access=staff'), 'GET /api/invitations': [] },
  )
  await expect.poll(text).toContain('Who works here 120')
  expect(document.querySelector('option[value="119"]')?.textContent).toBe('Colleague 119')
})
