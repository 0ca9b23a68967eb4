// @vitest-environment jsdom
import { FormErrors } from '@energy/ui/form-errors'
import { createElement } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test } from 'vitest'
import { useForm } from '../src/shared/form/use-form.ts'

const required = {
  email: { label: 'Email address', schema: { minLength: 1 } },
  password: { label: 'Password', schema: { minLength: 1 } },
}

/** A form with two required fields. */
function SignIn() {
  const { summary, sending, field } = useForm(required)
  const [email, password] = [field('email'), field('password')]
  return (
    <form
      onSubmit={sending(
        () => Promise.resolve(),
        () => undefined,
      )}
    >
      <FormErrors failure={{ ...summary, errors: [...summary.errors] }} />
      <input name={email.name} id={email.id} />
      <input name={password.name} id={password.id} />
      <button>Sign in</button>
    </form>
  )
}

/** The form, rendered on a page. */
function aForm() {
  const page = document.body.appendChild(document.createElement('div'))
  const root = createRoot(page)
  const render = () => flushSync(() => root.render(createElement(SignIn)))
  onTestFinished(() => {
    root.unmount()
    page.remove()
  })
  render()
  const find = (selector: string) => {
    const found = page.querySelector<HTMLElement>(selector)
    if (!found) throw new Error(`The form has no ${selector}`)
    return found
  }
  return { render, find, send: () => flushSync(() => find('button').click()) }
}

test('the summary of errors takes the focus when the form is sent, and not when it renders again', () => {
  const { render, find, send } = aForm()
  send()
  expect(document.activeElement).toBe(find('[role=alert]'))
  find('[name=password]').focus()
  render()
  expect(document.activeElement).toBe(find('[name=password]'))
})

test('the summary of errors takes the focus again when the form is sent again with the same errors', () => {
  const { find, send } = aForm()
  send()
  find('[name=password]').focus()
  send()
  expect(document.activeElement).toBe(find('[role=alert]'))
})
