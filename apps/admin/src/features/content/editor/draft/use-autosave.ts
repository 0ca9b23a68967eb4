import { CallError } from '@energy/client/call-error'
import { useEffect, useEffectEvent, useRef, useState } from 'react'

/** Milliseconds after the last change. */
const DELAY = 2_000
/** Milliseconds until a save that has failed is tried again. */
const RETRY = 5_000

/** What is stored on the server of what the form has. */
export type SaveState =
  | { status: 'saved'; at: string }
  | { status: 'waiting' | 'saving' }
  /** It is tried again by itself, unless the values were refused. */
  | { status: 'failed'; cause: unknown }

interface AutosaveOptions<Values> {
  /** When the values that the form began with were saved. */
  savedAt: string
  values: () => Values
  /** Stores the values. @returns when they were stored */
  save: (values: Values) => Promise<string>
}

/** Whether another try with the same values may succeed. */
const mayPass = (cause: unknown) => !(cause instanceof CallError) || cause.status >= 500 || cause.status === 429

/**
 * Stores the values of a form two seconds after the last change, one save after the other. What is typed during a save
 * is stored by the next one.
 */
export function useAutosave<Values>({ savedAt, values, save }: AutosaveOptions<Values>) {
  const [state, setState] = useState<SaveState>({ status: 'saved', at: savedAt })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const running = useRef<Promise<boolean>>(undefined)
  const isChanged = useRef(false)

  const run = async (): Promise<boolean> => {
    clearTimeout(timer.current)
    isChanged.current = false
    setState({ status: 'saving' })
    try {
      const at = await save(values())
      setState(isChanged.current ? { status: 'waiting' } : { status: 'saved', at })
      return true
    } catch (cause) {
      isChanged.current = true
      setState({ status: 'failed', cause })
      if (mayPass(cause)) timer.current = setTimeout(() => void flush(), RETRY)
      return false
    }
  }

  /** Stores what is not stored yet. @returns whether everything is stored */
  async function flush(): Promise<boolean> {
    await running.current
    if (!isChanged.current) return true
    running.current = run().finally(() => {
      running.current = undefined
    })
    return running.current
  }

  const leave = useEffectEvent(() => void flush())
  useEffect(() => {
    const hide = () => document.visibilityState === 'hidden' && leave()
    document.addEventListener('visibilitychange', hide)
    addEventListener('online', leave)
    return () => {
      document.removeEventListener('visibilitychange', hide)
      removeEventListener('online', leave)
      leave()
    }
  }, [])

  return {
    state,
    flush,
    /** To be called at each change of the form. */
    changed() {
      isChanged.current = true
      setState((before) => (before.status === 'saving' ? before : { status: 'waiting' }))
      clearTimeout(timer.current)
      timer.current = setTimeout(() => void flush(), DELAY)
    },
    /** To be called when the form has got values that are stored. */
    loaded(at: string) {
      clearTimeout(timer.current)
      isChanged.current = false
      setState({ status: 'saved', at })
    },
  }
}
