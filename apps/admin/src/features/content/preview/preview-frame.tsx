import { useConfig } from '@energy/client/use-config'
import type { EditedKind } from '@energy/contracts/content/edited'
import { Delayed, Loading, LoadError, Skeleton } from '@energy/ui/states'
import { useLivePreview } from './use-live-preview.ts'

interface PreviewFrameProps {
  kind: EditedKind
  token: string
  /** The size of the page in pixels of its own, and the factor by which it is drawn. */
  size: { width: number; height: number; scale: number }
  onField: (field: string) => void
  onRetry: () => void
}

/** A page that has not answered by then has failed, in ms. */
const TIMEOUT = 10_000

/** The page of the site in a frame. */
export function PreviewFrame({ kind, token, size: { width, height, scale }, onField, onRetry }: PreviewFrameProps) {
  const { siteUrl } = useConfig()
  const { frame, isReady } = useLivePreview(kind, onField)
  return (
    <>
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- our own site; without its origin it could not check messages */}
      <iframe
        ref={frame}
        title="Preview of the page"
        src={`${siteUrl}/preview/live/${token}`}
        className="absolute top-0 left-0 origin-top-left rounded-panel bg-ground outline-1 outline-edge"
        style={{ width, height, transform: `scale(${scale})`, visibility: isReady ? 'visible' : 'hidden' }}
      />
      {!isReady && (
        <>
          <Delayed>
            <Loading />
            <Skeleton className="h-full rounded-panel" />
          </Delayed>
          <div className="absolute inset-x-0 top-0 p-5">
            <Delayed delay={TIMEOUT}>
              <LoadError retry={onRetry}>We could not load the preview.</LoadError>
            </Delayed>
          </div>
        </>
      )}
    </>
  )
}
