// @vitest-environment jsdom
import { CallError, unreachable } from '@energy/client/call-error'
import { render } from '@energy/ui/test/render'
import { useForm } from 'react-hook-form'
import { expect, test } from 'vitest'
import { useSubmitErrors } from '../../../src/shared/form/form-errors.ts'
import { SaveLine } from '../../../src/shared/form/save-line.tsx'
import { useSavedForm } from '../../../src/shared/form/use-saved-form.ts'
import { renderHook } from '../../fixtures/render-hook.tsx'

const savedAt = '2026-11-20T10:00:00.000Z'

/** The form of a title, which was read before somebody else saved theirs. */
async function aConflict() {
  const server = { title: 'Theirs', etag: '"2"' }
  const { latest } = renderHook(() => {
    const form = useForm({ defaultValues: { title: 'Before' } })
    const errors = useSubmitErrors(form)
    const savedForm = useSavedForm({
      form,
      errors,
      latest: { item: { title: 'Before' }, etag: '"1"' },
      saved: { title: 'Before' },
      savedAt,
      savedBy: 'Amara',
      bodyOf: ({ title }) => ({ title }),
      update: async ({ title }, etag) => {
        if (etag !== server.etag) throw new CallError({ ...unreachable, status: 412 })
        Object.assign(server, { title, etag: '"3"' })
        return { headers: new Headers({ etag: server.etag }) }
      },
      valuesIn: ({ title }) => ({ title }),
      readAgain: async () => ({ item: { title: server.title }, etag: server.etag }),
      tag: 'letters',
      onEdit: () => undefined,
    })
    return { form, ...savedForm }
  })
  const type = (title: string) => latest().form.setValue('title', title)
  type('Mine')
  await expect(latest().saveAll()).rejects.toThrow(CallError)
  await expect.poll(() => latest().conflict?.item).toEqual({ title: 'Theirs' })
  return { server, latest, type }
}

test('what somebody else has saved stays until it is decided, and is then overwritten', async () => {
  const { server, latest } = await aConflict()
  await expect(latest().saveAll()).rejects.toThrow('Somebody else has saved this in between.')
  expect(server.title).toBe('Theirs')
  await latest().keepMine()
  expect(server.title).toBe('Mine')
  await expect.poll(() => [latest().conflict, latest().state.status]).toEqual([undefined, 'saved'])
})

test('a form that has again what it began with is saved over the newer version too', async () => {
  const { server, latest, type } = await aConflict()
  type('Before')
  await latest().keepMine()
  expect(server.title).toBe('Before')
})

/** The line about a form whose values are saved. */
const lineOf = (isConflict: boolean) =>
  render(
    <SaveLine
      thing="letter"
      stored={{ savedAt, savedBy: 'Amara' }}
      state={{ status: 'saved' }}
      isConflict={isConflict}
      isOnline
    />,
  ).find('output').textContent

test('in a conflict the line does not say that what is shown is saved', () => {
  expect(lineOf(false)).toMatch(/^Saved on .* by Amara$/)
  expect(lineOf(true)).toBe('Not saved: somebody else has saved')
})
