import { useEffect, useEffectEvent, useRef, useState } from 'react'

/**
 * An element onto which files can be dropped.
 * @returns its ref, and whether something is being dragged over it
 */
export function useDroppedFiles(dropped: (files: File[]) => void) {
  const zone = useRef<HTMLFieldSetElement>(null)
  const [isOver, setOver] = useState(false)
  const take = useEffectEvent(dropped)
  useEffect(() => {
    const listening = new AbortController()
    const listen = (type: 'dragover' | 'dragleave' | 'drop', act: (event: DragEvent) => void) =>
      zone.current?.addEventListener(type, act, { signal: listening.signal })
    listen('dragover', (event) => {
      // Otherwise the browser would open the file.
      event.preventDefault()
      setOver(true)
    })
    listen('dragleave', () => setOver(false))
    listen('drop', (event) => {
      event.preventDefault()
      setOver(false)
      const files = [...(event.dataTransfer?.files ?? [])]
      if (files.length > 0) take(files)
    })
    return () => listening.abort()
  }, [])
  return { zone, isOver }
}
