import { createContext } from 'react'

/** Called by a field that waits for an upload or may get an image back: the fields of its entry then stay while it is folded. */
export const EntryBusy = createContext<(isBusy: boolean) => void>(() => undefined)
