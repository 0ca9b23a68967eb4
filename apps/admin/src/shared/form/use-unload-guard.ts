import { useEffect, useEffectEvent } from 'react'

/** Lets the browser ask before the page is closed or loaded again while something would be lost. */
export function useUnloadGuard(isUnsaved: () => boolean) {
  const ask = useEffectEvent((event: BeforeUnloadEvent) => {
    if (isUnsaved()) event.preventDefault()
  })
  useEffect(() => {
    const onBeforeUnload = (event: BeforeUnloadEvent) => ask(event)
    addEventListener('beforeunload', onBeforeUnload)
    return () => removeEventListener('beforeunload', onBeforeUnload)
  }, [])
}
