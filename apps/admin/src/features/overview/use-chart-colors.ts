import { useMemo, useSyncExternalStore } from 'react'

const scheme = matchMedia('(prefers-color-scheme: dark)')
const subscribe = (listener: () => void) => {
  scheme.addEventListener('change', listener)
  return () => scheme.removeEventListener('change', listener)
}

/** Reads colours from the CSS custom properties, which a canvas cannot use, again after each change of the scheme. */
export function useChartColors() {
  const dark = useSyncExternalStore(subscribe, () => scheme.matches)
  return useMemo(() => {
    const styles = getComputedStyle(document.documentElement)
    const colorOf = (property: string) => styles.getPropertyValue(property).trim()
    return { dark, colorOf }
  }, [dark])
}
