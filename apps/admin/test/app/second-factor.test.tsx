// @vitest-environment jsdom
import type { NewSecondFactor } from '@energy/client/session/identity'
import { render } from '@energy/ui/test/render'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { SecondFactorScreen } from '../../src/features/second-factor/second-factor.tsx'
import { pressButton, typeInto } from '../fixtures/controls.ts'
import { Screen } from '../fixtures/screen.tsx'

/** When the second factor was set up, as the identity provider gives it, which jsdom lacks. */
let since: string | undefined

vi.mock(import('../../src/features/second-factor/use-second-factor.ts'), () => {
  const queryKey = ['second-factor']
  const useChange = (next: string | undefined) => {
    const queryClient = useQueryClient()
    return async () => {
      since = next
      await queryClient.invalidateQueries({ queryKey })
    }
  }
  return {
    useSecondFactor: () => useQuery({ queryKey, queryFn: async () => ({ since, used: true }) }),
    useRemoval: () => ({ busy: false, remove: useChange(undefined) }),
    useSetUp() {
      const finish = useChange('2026-11-20T10:00:00.000Z')
      const [started, setStarted] = useState<NewSecondFactor>()
      const start = () => setStarted({ key: 'ABCD', url: 'otpauth://totp/Ada?secret=ABCD', finish })
      return { started, start, busy: false, finish: () => finish().then(() => undefined) }
    },
  }
})

const text = () => document.body.textContent
const open = () =>
  render(
    <Screen>
      <SecondFactorScreen />
    </Screen>,
  )

test('when the second factor is removed, the screen has the focus that the button had', async () => {
  since = '2026-11-20T10:00:00.000Z'
  const { find } = open()
  await expect.poll(text).toContain('Remove it')
  find('button').focus()
  pressButton('Remove it')
  await expect.poll(text).toContain('Whoever learns your password')
  await expect.poll(() => document.activeElement).toBe(find('main'))
})

test('and so when it is set up', async () => {
  since = undefined
  const { find } = open()
  await expect.poll(text).toContain('Set it up')
  pressButton('Set it up')
  const code = find('[inputmode=numeric]')
  code.focus()
  typeInto(code, '123456')
  pressButton('Confirm')
  await expect.poll(text).toContain('You have one since')
  await expect.poll(() => document.activeElement).toBe(find('main'))
})
