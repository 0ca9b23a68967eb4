// @vitest-environment jsdom
import { FormErrors } from '@energy/ui/form-errors'
import { render } from '@energy/ui/test/render'
import { expect, test } from 'vitest'
import { useForm } from '../../src/shared/form/use-form.ts'

const required = {
  email: { label: 'Email address', schema: { minLength: 1 } },
  password: { label: 'Password', schema: { minLength: 1 } },
}

/** A form with two required fields. */
function SignIn() {
  const { form, summary, field } = useForm(required, { send: () => Promise.resolve(), failed: () => undefined })
  const [email, password] = [field('email'), field('password')]
  return (
    <form {...form}>
      <FormErrors failure={{ ...summary, errors: [...summary.errors] }} />
      <input name={email.name} id={email.id} />
      <input name={password.name} id={password.id} />
      <button>Sign in</button>
    </form>
  )
}

test('the summary of errors takes the focus when the form is sent, and not when it renders again', () => {
  const { find, press, show } = render(<SignIn />)
  press('button')
  expect(document.activeElement).toBe(find('[role=alert]'))
  find('[name=password]').focus()
  show(<SignIn />)
  expect(document.activeElement).toBe(find('[name=password]'))
})

test('the summary of errors takes the focus again when the form is sent again with the same errors', () => {
  const { find, press } = render(<SignIn />)
  press('button')
  find('[name=password]').focus()
  press('button')
  expect(document.activeElement).toBe(find('[role=alert]'))
})
