// @vitest-environment jsdom
import { CallError } from '@energy/client/call-error'
import { render } from '@energy/ui/test/render'
import { useForm } from 'react-hook-form'
import { expect, onTestFinished, test, vi } from 'vitest'
import { registerFolded } from '../../../src/shared/form/folded-fields.ts'
import { controlId, showField, useSubmitErrors } from '../../../src/shared/form/form-errors.ts'
import { renderHook } from '../../fixtures/render-hook.tsx'

const aFailure = (errors?: { path: string; message: string }[]) =>
  new CallError({ type: 'about:blank', title: '', status: 400, detail: 'Nothing is saved.', ...(errors && { errors }) })

/** A form with a title, and a section with a text. @param within the path of its values in the body of the call */
function aForm(within?: string) {
  render(
    <form>
      <label htmlFor={controlId('title')}>Title</label>
      <input id={controlId('title')} />
      <fieldset>
        <legend>Section 1</legend>
        <label htmlFor={controlId('sections.0.text')}>Text</label>
        <textarea id={controlId('sections.0.text')} />
      </fieldset>
      <p id={controlId('hidden')} />
    </form>,
  )
  const { latest } = renderHook(() => {
    const form = useForm({ defaultValues: { title: '', hidden: '', sections: [{ text: '' }] } })
    return { ...useSubmitErrors(form, within), errors: form.formState.errors }
  })
  return latest
}

test('the errors of a failed call are at their fields, and in a summary with the labels of fields and groups', async () => {
  const latest = aForm()
  latest().showFailure(
    aFailure([
      { path: '/title', message: 'title must not be empty.' },
      { path: '/sections/0/text', message: 'text is too long.' },
      { path: '/hidden', message: 'hidden is wrong.' },
      { path: '/elsewhere', message: 'elsewhere is wrong.' },
    ]),
  )
  await expect
    .poll(() => latest().summary)
    .toEqual({
      count: 1,
      errors: [
        { message: 'Title must not be empty.', field: 'control-title' },
        { message: 'Section 1: Text is too long.', field: 'control-sections.0.text' },
        { message: 'hidden is wrong.' },
        { message: 'elsewhere is wrong.' },
      ],
    })
  expect(latest().errors).toMatchObject({
    title: { message: 'Title must not be empty.' },
    sections: [{ text: { message: 'Text is too long.' } }],
    hidden: { message: 'hidden is wrong.' },
  })
  expect(latest().errors).not.toHaveProperty('elsewhere')
})

test('a failure without fields is an error of the form, and is gone at the next submit', async () => {
  const latest = aForm()
  latest().showFailure(aFailure())
  await expect.poll(() => latest().summary.errors).toEqual([{ message: 'Nothing is saved.' }])
  latest().showFailure(aFailure([{ path: '/title', message: 'title must not be empty.' }]))
  await expect.poll(() => latest().errors).toHaveProperty('title')
  latest().clear()
  await expect.poll(() => [latest().summary.errors, latest().errors]).toEqual([[], {}])
})

test('an error that is no failed call is thrown on', () => {
  const cause = new Error('broken')
  expect(() => aForm()().showFailure(cause)).toThrow(cause)
})

test('the errors of values that a call has below a name are at their fields too', async () => {
  const latest = aForm('/texts')
  latest().showFailure(
    aFailure([
      { path: '/texts/title', message: 'title must not be empty.' },
      { path: '/textsxtitle', message: 'textsxtitle is wrong.' },
    ]),
  )
  await expect
    .poll(() => latest().summary.errors)
    .toEqual([{ message: 'Title must not be empty.', field: 'control-title' }, { message: 'textsxtitle is wrong.' }])
  expect(latest().errors).toMatchObject({ title: { message: 'Title must not be empty.' } })
})

const describe = (name: string) =>
  name.startsWith('sections.0.') ? { label: 'Text', group: 'Section 1, folded' } : undefined

/** Folds the section of the form. */
function foldSection() {
  const show = vi.fn<(name: string) => void>()
  const end = registerFolded({ describe, show })
  onTestFinished(end)
  return { show, end }
}

test('a field that is folded is named with its group, and is shown from the summary', async () => {
  const { show } = foldSection()
  const latest = aForm()
  latest().showFailure(
    aFailure([
      { path: '/sections/0/text', message: 'text is too long.' },
      { path: '/title', message: 'title must not be empty.' },
    ]),
  )
  await expect
    .poll(() => latest().summary.errors)
    .toEqual([
      {
        message: 'Section 1, folded: Text is too long.',
        field: 'control-sections.0.text',
        show: expect.any(Function),
      },
      { message: 'Title must not be empty.', field: 'control-title' },
    ])
  latest().summary.errors[0]?.show?.()
  expect(show.mock.calls).toEqual([['sections.0.text']])
})

test('the focus moves to a field, and one that is folded is shown first', () => {
  aForm()
  showField('title')
  expect(document.activeElement?.id).toBe('control-title')
  const { show, end } = foldSection()
  showField('sections.0.text')
  expect(show.mock.calls).toEqual([['sections.0.text']])
  expect(document.activeElement?.id).toBe('control-title')
  end()
  showField('sections.0.text')
  expect(document.activeElement?.id).toBe('control-sections.0.text')
  expect(show).toHaveBeenCalledOnce()
  showField('elsewhere')
  expect(document.activeElement?.id).toBe('control-sections.0.text')
})

test('a form is sent without the errors of its last answer, and not while it is being sent', async () => {
  const latest = aForm()
  latest().showFailure(aFailure([{ path: '/title', message: 'title must not be empty.' }]))
  await expect.poll(() => latest().errors).toHaveProperty('title')
  const answered = Promise.withResolvers<void>()
  const send = vi.fn<() => Promise<void>>(() => answered.promise)
  latest().submit(send)
  await expect.poll(() => latest().busy).toBe(true)
  expect([latest().summary.errors, latest().errors]).toEqual([[], {}])
  latest().submit(send)
  answered.resolve()
  await expect.poll(() => latest().busy).toBe(false)
  expect(send).toHaveBeenCalledOnce()
})
