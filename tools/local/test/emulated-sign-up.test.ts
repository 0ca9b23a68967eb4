import { afterEach, expect, it, vi } from 'vitest'
import { fromEmulator } from '../src/identity/from-emulator.ts'
import '../src/identity/emulated-sign-up.ts'

const { authOperations } = fromEmulator('./lib/emulator/auth/operations.js')
const { AgentProjectState } = fromEmulator('./lib/emulator/auth/state.js')

/** Each time the clock is read it is a second later than the time before, as on a machine that does something else. */
function slowClock() {
  const Clock = Date
  let now = Date.parse('2026-11-29T12:00:00Z')
  class SlowDate extends Clock {
    constructor(...given: [] | [number | string]) {
      super(given[0] ?? SlowDate.now())
    }
    static override now = () => (now += 1_000)
  }
  vi.stubGlobal('Date', SlowDate)
}
afterEach(() => vi.unstubAllGlobals())

const claimsOf = (token: string): { auth_time: number } =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())

it('a token of a sign-up is valid though the second in which it began is over', async () => {
  slowClock()
  const state = new AgentProjectState('demo')
  const person = { email: 'noor@example.com', password: 'wind-and-water' }
  const { localId, idToken } = await authOperations.identitytoolkit.accounts.signUp(state, person, {})
  const { validSince } = state.getUserByLocalId(localId)
  expect(claimsOf(idToken).auth_time).toBeGreaterThanOrEqual(Number(validSince))
})
