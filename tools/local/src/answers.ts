import type { ChildProcess } from 'node:child_process'
import { hasEnded } from './supervisor/managed-process.ts'
import { until } from './supervisor/until.ts'

const SECONDS = 90

/** Whether a URL answers with a status below 500. */
export async function answers(url: string) {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(10_000), redirect: 'manual' })
    await response.body?.cancel()
    return response.status < 500
  } catch {
    return false
  }
}

/** Waits until `ask` says that a process is ready. Rejects if the process ends before that. */
export async function untilReady(child: ChildProcess, ask: () => Promise<boolean>, what: string) {
  await until(
    async () => {
      if (hasEnded(child)) throw new Error('It has ended.')
      return ask()
    },
    SECONDS,
    what,
  )
}

/** Waits until a process that serves HTTP answers at its URL. Rejects if the process ends before that. */
export const answersAt = (url: string) => (child: ChildProcess) => untilReady(child, () => answers(url), url)
