// @vitest-environment jsdom
import { createCall } from '@energy/client/call'
import { keyOf } from '@energy/client/query'
import { CallProvider } from '@energy/client/use-call'
import { SessionProvider } from '@energy/client/session/use-session'
import { user } from '@energy/contracts/people/users'
import { render } from '@energy/ui/test/render'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useRef } from 'react'
import { expect, test } from 'vitest'
import { SpecialistPrefill } from '../../src/shared/specialist/specialist-prefill.tsx'
import { aSession } from '../fixtures/session.ts'

const names = ['username', 'email', 'phone', 'businessName', 'businessAddress', 'comment']
const record = {
  username: 'Ada Byron',
  email: 'ada@example.com',
  personalInfo: { phone: '020', address: '1 Mill Street' },
  businessInfo: { businessName: 'Engines', businessAddress: '', businessEmail: '', businessPhone: '030' },
}

function Form() {
  const form = useRef<HTMLFormElement>(null)
  return (
    <form ref={form}>
      <SpecialistPrefill form={form} />
      {names.map((name) => (
        <input key={name} name={name} defaultValue={name === 'username' ? 'Countess' : ''} />
      ))}
    </form>
  )
}

/** The form of a signed-in user who has typed a name already, and a function with which the page gets the record. */
function aForm() {
  const { session, signOut } = aSession()
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const { find } = render(
    <QueryClientProvider client={client}>
      <CallProvider value={createCall('http://127.0.0.1:1')}>
        <SessionProvider value={session}>
          <Form />
        </SessionProvider>
      </CallProvider>
    </QueryClientProvider>,
  )
  const inputOf = (name: string) => {
    const input = find(`[name=${name}]`)
    if (!(input instanceof HTMLInputElement)) throw new Error(`${name} is no input`)
    return input
  }
  const load = (phone = '020') => {
    const personalInfo = { ...record.personalInfo, phone }
    client.setQueryData(keyOf(user.read, { params: { email: 'ada@example.com' } }), { ...record, personalInfo })
  }
  return { inputOf, load, signOut, values: () => names.map((name) => inputOf(name).value) }
}

test('the form has what the record of the user says, except where something is typed already', async () => {
  const { load, values } = aForm()
  load()
  await expect.poll(values).toEqual(['Countess', 'ada@example.com', '020', 'Engines', '', ''])
})

test('a field that has the focus is not filled, or what is typed next would stand after it', async () => {
  const { inputOf, load, values } = aForm()
  inputOf('email').focus()
  load()
  await expect.poll(values).toEqual(['Countess', '', '020', 'Engines', '', ''])
})

test('a record that has changed since fills in the form again, and the field that somebody is in stays', async () => {
  const { inputOf, load, values } = aForm()
  load()
  await expect.poll(values).toContain('020')
  inputOf('businessName').focus()
  load('030')
  await expect.poll(values).toEqual(['Countess', 'ada@example.com', '030', 'Engines', '', ''])
})

test('what somebody has emptied stays empty when the record changes', async () => {
  const { inputOf, load, values } = aForm()
  load()
  await expect.poll(values).toContain('020')
  inputOf('businessName').value = ''
  load('030')
  await expect.poll(values).toEqual(['Countess', 'ada@example.com', '030', '', '', ''])
})

test('after a sign-out nothing of the record stays in the form, and what was typed does', async () => {
  const { inputOf, load, signOut, values } = aForm()
  load()
  await expect.poll(values).toContain('020')
  inputOf('phone').value = '0207'
  signOut()
  await expect.poll(values).toEqual(['Countess', '', '0207', '', '', ''])
})
