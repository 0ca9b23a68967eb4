import type { Kind } from '@energy/contracts/content'
import { useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { useFormContext } from 'react-hook-form'
import { Segments } from '../../../shared/segments.tsx'
import { useMediaQuery } from '../../../shared/use-media-query.ts'
import { LivePreview } from './live-preview.tsx'

interface WithPreviewProps {
  kind: Kind
  /** Undefined for a new item, which has no page yet. */
  id: string | undefined
  /** Shows the field of this path, such as `sections.3.title`, before it gets the focus. */
  onField?: (field: string) => void
  /** The form. */
  children: ReactNode
}

const VIEWS = [
  { value: 'edit', label: 'Edit' },
  { value: 'preview', label: 'Preview' },
] as const

/** A form with the live preview of its item: beside it where there is room, otherwise in its place. */
export function WithPreview({ kind, id, onField, children }: WithPreviewProps) {
  const { setFocus } = useFormContext()
  const isWide = useMediaQuery('(width >= 80rem)')
  const [view, setView] = useState<'edit' | 'preview'>('edit')
  const goTo = (field: string) => {
    // A field that is hidden cannot take the focus.
    flushSync(() => {
      setView('edit')
      onField?.(field)
    })
    setFocus(field)
  }
  if (id === undefined) return children
  return (
    <div className="grid items-start gap-5 xl:grid-cols-[33rem_minmax(0,1fr)]">
      {!isWide && (
        <Segments
          legend="View"
          isLegendHidden
          name="editor-view"
          options={VIEWS}
          value={view}
          onChange={setView}
          isFullWidth
        />
      )}
      <div className="min-w-0" hidden={!isWide && view === 'preview'}>
        {children}
      </div>
      {(isWide || view === 'preview') && (
        <div className="h-[calc(100dvh-12rem)] min-w-0 xl:sticky xl:top-[calc(var(--bar)+2rem)] xl:h-[calc(100dvh-var(--bar)-4rem)]">
          <LivePreview kind={kind} id={id} onField={goTo} />
        </div>
      )}
    </div>
  )
}
