// @vitest-environment jsdom
import type { User } from '@energy/contracts/people/users'
import { render } from '@energy/ui/test/render'
import { expect, test } from 'vitest'
import { AccountSearch } from '../../../src/features/sales/builder/account-search.tsx'
import { anApi, aProblem } from '../../fixtures/api.ts'
import { pressButton, typeInto } from '../../fixtures/controls.ts'
import { Screen } from '../../fixtures/screen.tsx'

const grace: Pick<User, '_id' | 'username' | 'email' | 'businessInfo'> = {
  _id: '7',
  username: 'Grace Obi',
  email: 'grace@example.com',
  businessInfo: { businessName: '', businessAddress: '', businessEmail: '', businessPhone: '' },
}

/** The search of accounts, and an API of which each call waits for an answer. */
function aSearch() {
  const waiting: ((answer: Response) => void)[] = []
  const sent = anApi(() => new Promise((resolve) => waiting.push(resolve)))
  const { find } = render(
    <Screen>
      <AccountSearch onChoose={() => undefined} />
    </Screen>,
  )
  return {
    type: (text: string) => typeInto(find('input'), text),
    /** Answers the call that comes next, or waits already. */
    async answer(response: Response) {
      await expect.poll(() => waiting.length).toBe(1)
      waiting.pop()?.(response)
    },
    asked: () => sent.length,
  }
}

const text = () => document.body.textContent

test('a search for an account says that it runs, that it failed, and that there is nobody, each when it is so', async () => {
  const { type, answer } = aSearch()
  type('grace')
  await expect.poll(text).toContain('Loading...')
  expect(text()).not.toContain('Nobody')
  await answer(aProblem(503, 'The database is away.'))
  await expect.poll(text).toContain('We could not search the accounts.')
  expect(text()).not.toContain('Nobody')
  pressButton('Try again')
  await answer(Response.json([]))
  await expect.poll(text).toContain('Nobody with an account.')
  expect(document.querySelector('output')?.textContent).toBe('Nobody with an account.')
})

test('the accounts that were found stay while more is typed', async () => {
  const { type, answer, asked } = aSearch()
  type('grac')
  await answer(Response.json([grace]))
  await expect.poll(text).toContain('Grace Obi')
  type('grace@')
  await expect.poll(asked).toBe(2)
  expect(text()).toContain('Grace Obi')
  await answer(Response.json([]))
  await expect.poll(text).toContain('Nobody with an account.')
  expect(text()).not.toContain('Grace Obi')
  type('')
  expect(text()).not.toContain('Nobody')
})
