import { CallError } from '@energy/client/call-error'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { recheckRole } from '../people/recheck-role.ts'
import { useLatest } from '../use-latest.ts'

/** Milliseconds after the last change. */
const DELAY = 2_000
/** Milliseconds until a save that has failed is tried again. */
const RETRY = 5_000

/** Whether the server has what the form has. */
export type SaveState =
  | { status: 'saved' | 'waiting' | 'saving' }
  /** It is tried again by itself, unless the server has refused the values. */
  | { status: 'failed'; cause: unknown }

interface AutosaveOptions {
  /** Whether the form has something that the server lacks. */
  isDirty: () => boolean
  /** Stores the values of the form. */
  save: () => Promise<void>
}

/** Whether the server has refused the values, so that another try with the same ones would fail, too. */
export const isRefusal = (cause: unknown) =>
  cause instanceof CallError && cause.status >= 400 && cause.status < 500 && cause.status !== 429

/**
 * Saves a form two seconds after the last change and before it is left, one save after the other. What is typed during
 * a save is stored by the next one.
 */
export function useAutosave(options: AutosaveOptions) {
  const queryClient = useQueryClient()
  const [state, setState] = useState<SaveState>({ status: 'saved' })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const running = useRef<Promise<void>>(undefined)
  const latest = useLatest(options)

  const attempt = async () => {
    setState({ status: 'saving' })
    try {
      await latest.current.save()
      setState({ status: latest.current.isDirty() ? 'waiting' : 'saved' })
    } catch (cause) {
      setState({ status: 'failed', cause })
      recheckRole(queryClient, cause)
      if (!isRefusal(cause)) wait(RETRY)
      throw cause
    } finally {
      running.current = undefined
    }
  }
  /** Saves what the server lacks. @throws what `save` throws */
  const flush = async () => {
    clearTimeout(timer.current)
    await running.current?.catch(() => undefined)
    if (!latest.current.isDirty()) return setState({ status: 'saved' })
    running.current ??= attempt()
    return running.current
  }
  // A failure is in the state.
  const flushQuietly = () => void flush().catch(() => undefined)
  const wait = (delay: number) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(flushQuietly, delay)
  }

  const leave = useEffectEvent(flushQuietly)
  useEffect(() => {
    const hide = () => document.visibilityState === 'hidden' && leave()
    document.addEventListener('visibilitychange', hide)
    addEventListener('online', leave)
    return () => {
      document.removeEventListener('visibilitychange', hide)
      removeEventListener('online', leave)
      clearTimeout(timer.current)
    }
  }, [])

  return {
    state,
    flush,
    /** To be called at each change of the form. */
    changed() {
      setState((before) => (before.status === 'saved' ? { status: 'waiting' } : before))
      wait(DELAY)
    },
    /** To be called when the form has what the server has. */
    reset() {
      clearTimeout(timer.current)
      setState({ status: 'saved' })
    },
  }
}
