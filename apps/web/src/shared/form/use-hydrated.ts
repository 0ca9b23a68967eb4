import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Whether the browser has hydrated the page; false on the server. */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
