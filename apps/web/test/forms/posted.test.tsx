// @vitest-environment jsdom
import { render } from '@energy/ui/test/render'
import { expect, test } from 'vitest'
import { PostedProvider, usePosted, type Posted, type PublicFormName } from '../../src/shared/form/posted.ts'

const Form = ({ name }: { name: PublicFormName }) => <p>{usePosted(name)?.formError ?? 'Nothing was posted.'}</p>

/** A page with the answer to a form, on which one form follows another. */
function aPage(posted: Posted) {
  const answer: { current: Posted | undefined } = { current: posted }
  const withForm = (name: PublicFormName) => (
    <PostedProvider value={answer}>
      <Form key={name} name={name} />
    </PostedProvider>
  )
  const { find, show } = render(withForm('contact'))
  return {
    answer,
    text: () => find('p').textContent,
    show: (name: PublicFormName) => show(withForm(name)),
  }
}

test('an answer is shown by its form until that leaves the page, and not after it', () => {
  const { answer, text, show } = aPage({ form: 'contact', formError: 'Try again later.' })
  expect(text()).toBe('Try again later.')
  show('contact')
  expect(text()).toBe('Try again later.')
  show('bill')
  expect(text()).toBe('Nothing was posted.')
  expect(answer.current).toBeUndefined()
  show('contact')
  expect(text()).toBe('Nothing was posted.')
})

test('a form shows no answer to another, and leaves it where it is', () => {
  const { answer, text, show } = aPage({ form: 'bill', formError: 'Too large.' })
  expect(text()).toBe('Nothing was posted.')
  show('links')
  expect(answer.current).toMatchObject({ form: 'bill' })
  show('bill')
  expect(text()).toBe('Too large.')
})
