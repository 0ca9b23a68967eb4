// @vitest-environment jsdom
import { confirmAction } from '@energy/ui/notice'
import { render } from '@energy/ui/test/render'
import { useEffect } from 'react'
import { createMemoryRouter, RouterProvider, useSearchParams } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { useLeaveGuard } from '../../../src/shared/form/use-leave-guard.ts'

vi.mock(import('@energy/ui/notice'), async (actual) => ({
  ...(await actual()),
  confirmAction: vi.fn<() => Promise<boolean>>(),
}))
beforeEach(() => void vi.mocked(confirmAction).mockReset())

/** Stores a form. @param setDraft notes the new item in the address */
type Save = (setDraft: () => void) => Promise<void>

/** Called after each render of the form, when the guard has seen it. */
const rendered = vi.fn<() => undefined>()

interface FormProps {
  isDirty: () => boolean
  save: Save
}

function Form({ isDirty, save }: FormProps) {
  const [, setSearch] = useSearchParams()
  useLeaveGuard({
    isDirty,
    save: () => save(() => setSearch({ draft: '7' }, { replace: true })),
    text: 'It is lost.',
  })
  useEffect(() => rendered())
  return <p>The form</p>
}

/** A changed form, which was opened from the list. */
async function aForm(save: Save) {
  let isDirty = true
  const form = (
    <Form
      isDirty={() => isDirty}
      save={async (setDraft) => {
        await save(setDraft)
        isDirty = false
      }}
    />
  )
  const router = createMemoryRouter(
    [
      { path: '/list', element: <p>The list</p> },
      { path: '/form', element: form },
    ],
    { basename: '/dashboard', initialEntries: ['/dashboard/list', '/dashboard/form'] },
  )
  const register = vi.spyOn(router, 'getBlocker')
  const { find } = render(<RouterProvider router={router} />)
  await expect.poll(() => register.mock.calls.length).toBeGreaterThan(0)
  return {
    shown: () => find('p').textContent,
    follow: () => void router.navigate('/list?q=tidal', { state: 'opened' }),
    goBack: () => void router.navigate(-1),
    location: () => router.state.location,
  }
}

test('a changed form is saved before it is left', async () => {
  const save = vi.fn<Save>().mockResolvedValue()
  const { follow, location } = await aForm(save)
  follow()
  await expect.poll(location).toMatchObject({ pathname: '/dashboard/list', search: '?q=tidal' })
  expect(save).toHaveBeenCalledOnce()
})

test('a new item, whose first save changes the address, is left for where the user wanted to go', async () => {
  const { follow, location, shown } = await aForm(async (setDraft) => setDraft())
  follow()
  await expect.poll(location).toMatchObject({ pathname: '/dashboard/list', search: '?q=tidal', state: 'opened' })
  await expect.poll(shown).toBe('The list')
})

test('a form that cannot be saved is left only after a confirmation', async () => {
  const { goBack, location, shown } = await aForm(() => Promise.reject(new Error('The connection is lost')))
  vi.mocked(confirmAction).mockResolvedValueOnce(false).mockResolvedValueOnce(true)
  goBack()
  await expect.poll(() => vi.mocked(confirmAction).mock.calls.length).toBe(1)
  expect(vi.mocked(confirmAction).mock.calls[0]?.[0]).toMatchObject({
    title: 'Leave without saving?',
    text: 'It is lost.',
  })
  expect([location().pathname, shown()]).toEqual(['/dashboard/form', 'The form'])
  goBack()
  await expect.poll(() => location().pathname).toBe('/dashboard/list')
})

test('a link that is pressed again while the form is saved asks no second time', async () => {
  const saving = Promise.withResolvers<void>()
  const save = vi.fn<Save>().mockReturnValue(saving.promise)
  const { follow, location, shown } = await aForm(save)
  vi.mocked(confirmAction).mockResolvedValue(true)
  follow()
  await expect.poll(() => save.mock.calls.length).toBe(1)
  rendered.mockClear()
  follow()
  await expect.poll(() => rendered.mock.calls.length).toBeGreaterThan(0)
  saving.reject(new Error('The connection is lost'))
  await expect.poll(shown).toBe('The list')
  expect(location()).toMatchObject({ pathname: '/dashboard/list', search: '?q=tidal' })
  expect(confirmAction).toHaveBeenCalledOnce()
})
