import { personalKey } from '@energy/client/session/personal-storage'
import { useConfig } from '@energy/client/use-config'
import { useSession, useSessionActions } from '@energy/client/session/use-session'
import { notice } from '@energy/ui/notice'
import { useEffect, useEffectEvent } from 'react'
import { sendHeld } from '../shared/actions/held-calls.ts'
import { readStored, store } from '../shared/browser/stored.ts'

/**
 * Where the tabs of a browser notify each other when somebody last did something, in milliseconds since 1970. It goes with
 * the session: who signs in again on the site has done something since.
 */
const KEY = personalKey('last-activity')
/** Milliseconds between two notes of activity, and between two checks. */
const STEP = 5_000
const EVENTS = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const

const lastActivity = () => Number(readStored(KEY)) || Date.now()
const note = () => store(KEY, String(Date.now()))
const noteFirst = () => readStored(KEY) ?? note()

/**
 * Signs out a person who has done nothing in any tab for as long as `idleMinutes` of the configuration says. What they
 * have typed is stored in the browser, and offered again to them.
 */
export function useIdleLimit() {
  const { idleMinutes } = useConfig()
  const { status } = useSession()
  const session = useSessionActions()
  const isIdle = useEffectEvent(() => idleMinutes && Date.now() - lastActivity() >= idleMinutes * 60_000)
  const check = useEffectEvent(async () => {
    if (status !== 'signed-in') return
    noteFirst()
    if (!isIdle()) return
    note()
    // A computer that wakes up may hold some. Without a session they would be refused.
    await sendHeld()
    await session().signOut()
    await notice(`You did nothing for ${idleMinutes} minutes, so you were signed out. What you typed is kept.`, {
      timer: 60_000,
    })
  })
  // A person who comes too late cannot extend the session by being faster than the next check.
  const isTooLate = useEffectEvent(() => status !== 'signed-out' && isIdle())
  useEffect(() => {
    if (!idleMinutes) return undefined
    let noted = 0
    const act = () => {
      if (Date.now() - noted < STEP || isTooLate()) return
      noted = Date.now()
      note()
    }
    noteFirst()
    const timer = setInterval(() => void check(), STEP)
    void check()
    for (const event of EVENTS) addEventListener(event, act, { passive: true, capture: true })
    return () => {
      clearInterval(timer)
      for (const event of EVENTS) removeEventListener(event, act, { capture: true })
    }
  }, [idleMinutes])
}
