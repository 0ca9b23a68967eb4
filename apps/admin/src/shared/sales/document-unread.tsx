import { CallError } from '@energy/client/call-error'
import { buttonClass } from '@energy/ui/button'
import { Delayed, Empty, LoadError, Loading, Skeleton } from '@energy/ui/states'
import { Link } from 'react-router-dom'
import { PageHead } from '../page/page-head.tsx'

/** What stands in place of a document until it is loaded. */
export const DocumentLoading = ({ title }: { title: string }) => (
  <>
    <PageHead title={title} />
    <Delayed>
      <Loading />
      <Skeleton className="h-40 rounded-panel" />
      <Skeleton className="h-96 rounded-panel" />
    </Delayed>
  </>
)

interface DocumentFailedProps {
  title: string
  /** The list that it is in. */
  back: { label: string; to: string }
  error: Error
  retry: () => void
}

/** What stands in place of a document that could not be loaded, or is not there. */
export const DocumentFailed = ({ title, back, error, retry }: DocumentFailedProps) => (
  <>
    <PageHead title={title} />
    {error instanceof CallError && error.status === 404 ? (
      <Empty
        action={
          <Link className={buttonClass('line', true)} to={back.to}>
            {back.label}
          </Link>
        }
      >
        There is no such {title.toLowerCase()}. It may have been deleted.
      </Empty>
    ) : (
      <LoadError retry={retry}>We could not load the {title.toLowerCase()}.</LoadError>
    )}
  </>
)
