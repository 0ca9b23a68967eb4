import { useEffect, useRef } from 'react'

/** Sets a CSS variable to the height of an element that stays in sight, so that nothing is scrolled below it. */
export function useHeightVariable<E extends HTMLElement>(name: `--${string}`) {
  const ref = useRef<E>(null)
  useEffect(() => {
    const { style } = document.documentElement
    const observer = new ResizeObserver(([entry]) => {
      if (entry?.borderBoxSize[0]) style.setProperty(name, `${entry.borderBoxSize[0].blockSize}px`)
    })
    if (ref.current) observer.observe(ref.current)
    return () => {
      observer.disconnect()
      style.removeProperty(name)
    }
  }, [name])
  return ref
}
