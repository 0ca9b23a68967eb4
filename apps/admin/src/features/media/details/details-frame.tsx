import { Dialog } from '@energy/ui/dialog'
import type { ReactNode, RefObject } from 'react'
import { useMediaQuery } from '../../../shared/browser/use-media-query.ts'

interface DetailsFrameProps {
  area: RefObject<HTMLDivElement | null>
  isOpen: boolean
  onClose: () => void
  children: ReactNode
}

/** The place of a picture's details: beside the grid, below it in a narrower window, and a sheet on a phone. */
export function DetailsFrame({ area, isOpen, onClose, children }: DetailsFrameProps) {
  const isPhone = useMediaQuery('(width < 48rem)')
  if (isPhone)
    return (
      isOpen && (
        <Dialog title="Details of the image" className="sheet" onClose={onClose}>
          {children}
        </Dialog>
      )
    )
  return (
    <aside
      ref={area}
      aria-label="Details"
      className={`panel scroll-my-6 p-5 xl:sticky xl:top-[calc(var(--bar)+1rem)] xl:max-h-[calc(100dvh-var(--bar)-2rem)] xl:overflow-y-auto ${isOpen ? '' : 'max-xl:hidden'}`}
    >
      {isOpen ? children : <p className="text-muted">Choose an image to see its details.</p>}
    </aside>
  )
}
