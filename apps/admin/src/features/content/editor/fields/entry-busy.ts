import { createContext } from 'react'

/** Tells the entry around a field whether it waits for an upload or may get an image back, so that its fields stay while it is folded. */
export const EntryBusy = createContext<(isBusy: boolean) => void>(() => undefined)
