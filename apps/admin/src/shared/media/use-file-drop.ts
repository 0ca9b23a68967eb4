import { useEffect, useEffectEvent, useState, type RefObject } from 'react'

/** Whether files are dragged, not a text or a link. */
export const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') ?? false
/** The files that are pasted. Text of an office program comes with a picture of it: then it is the text that is meant. */
export const pastedFiles = (pasted: DataTransfer | null) =>
  pasted === null || pasted.types.includes('text/plain') ? [] : [...pasted.files]
/** The number of the dragged files. Some browsers report it only when they are dropped: then it is 1. */
const countOf = ({ dataTransfer }: DragEvent) =>
  Math.max(1, [...(dataTransfer?.items ?? [])].filter(({ kind }) => kind === 'file').length)

/**
 * Takes the files that are dropped on an element, or anywhere on the page if there is none.
 * @returns the number of files that are dragged over it
 */
export function useFileDrop(onFiles: (files: File[]) => void, area?: RefObject<HTMLElement | null>) {
  const [dragged, setDragged] = useState(0)
  const take = useEffectEvent(onFiles)
  useEffect(() => {
    const target: HTMLElement | Document | null = area ? area.current : document
    // Each element inside is entered and left, too.
    let depth = 0
    const show = (count: number) => setDragged(depth > 0 ? count : 0)
    const listeners: Record<string, (event: DragEvent) => void> = {
      dragenter(event) {
        depth++
        show(countOf(event))
      },
      dragover: () => undefined,
      dragleave(event) {
        depth = Math.max(0, depth - 1)
        show(countOf(event))
      },
      drop({ dataTransfer }) {
        depth = 0
        show(0)
        take([...(dataTransfer?.files ?? [])])
      },
    }
    const listen = (event: Event) => {
      if (!(event instanceof DragEvent) || !hasFiles(event)) return
      event.preventDefault()
      listeners[event.type]?.(event)
    }
    for (const type of Object.keys(listeners)) target?.addEventListener(type, listen)
    return () => {
      for (const type of Object.keys(listeners)) target?.removeEventListener(type, listen)
    }
  }, [area])
  return dragged
}
