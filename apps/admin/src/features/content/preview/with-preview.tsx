import type { EditedKind } from '@energy/contracts/content/edited'
import type { ReactNode } from 'react'
import { Segments } from '../../../shared/page/segments.tsx'
import { useMediaQuery } from '../../../shared/browser/use-media-query.ts'
import { LivePreview } from './live-preview.tsx'

/** What is shown where there is no room for both. */
export type EditorView = 'edit' | 'preview'

interface WithPreviewProps {
  kind: EditedKind
  /** Undefined for a new item, which has no page yet. */
  id: string | undefined
  view: EditorView
  onView: (view: EditorView) => void
  /** Called with the path of the field whose part of the page was pressed. */
  onField: (field: string) => void
  /** The form. */
  children: ReactNode
}

const VIEWS = [
  { value: 'edit', label: 'Edit' },
  { value: 'preview', label: 'Preview' },
] as const

/** A form with the live preview of its item: beside it where there is room, otherwise in its place. */
export function WithPreview({ kind, id, view, onView, onField, children }: WithPreviewProps) {
  const isWide = useMediaQuery('(width >= 80rem)')
  const showsPreview = id !== undefined && (isWide || view === 'preview')
  // The form keeps its place in the tree when a new item gets its id, and so the focus.
  return (
    <div className={`grid items-start gap-5 ${id === undefined ? '' : 'xl:grid-cols-[33rem_minmax(0,1fr)]'}`}>
      {id !== undefined && !isWide && (
        <Segments
          legend="View"
          isLegendHidden
          name="editor-view"
          options={VIEWS}
          value={view}
          onChange={onView}
          isFullWidth
        />
      )}
      <div key="form" className="min-w-0" hidden={!isWide && view === 'preview'}>
        {children}
      </div>
      {showsPreview && (
        <div className="h-[calc(100dvh-12rem)] min-w-0 xl:sticky xl:top-[calc(var(--bar)+var(--editor-bar,4rem)+1.5rem)] xl:h-[calc(100dvh-var(--bar)-var(--editor-bar,4rem)-3rem)]">
          <LivePreview kind={kind} id={id} onField={onField} />
        </div>
      )}
    </div>
  )
}
