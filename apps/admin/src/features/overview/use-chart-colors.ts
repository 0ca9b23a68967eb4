import { useMemo, useSyncExternalStore } from 'react'

const scheme = matchMedia('(prefers-color-scheme: dark)')
const subscribe = (listener: () => void) => {
  scheme.addEventListener('change', listener)
  return () => scheme.removeEventListener('change', listener)
}

/** Reads colours from the tokens, anew when the scheme changes: a canvas does not know custom properties. */
export function useChartColors() {
  const dark = useSyncExternalStore(subscribe, () => scheme.matches)
  return useMemo(() => {
    const styles = getComputedStyle(document.documentElement)
    const colorOf = (property: string) => styles.getPropertyValue(property).trim()
    return { dark, colorOf }
  }, [dark])
}
