import { CallError } from '@energy/client/call-error'
import { buttonClass } from '@energy/ui/button'
import { Delayed, Empty, LoadError, Loading, Skeleton } from '@energy/ui/states'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { Loaded } from '../page/loaded.tsx'
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

interface LoadedDocumentProps<T> extends Pick<DocumentFailedProps, 'title' | 'back'> {
  query: UseQueryResult<T>
  /** Shown while it loads. */
  loading?: ReactNode
  children: (document: T) => ReactNode
}

/** Shows the document of a query, or what stands in its place. After a failed refetch it shows the error and the document. */
export const LoadedDocument = <T,>({ title, back, query, loading, children }: LoadedDocumentProps<T>) =>
  query.isLoadingError ? (
    <DocumentFailed title={title} back={back} error={query.error} retry={() => void query.refetch()} />
  ) : (
    <Loaded query={query} error={`We could not load the ${title.toLowerCase()}.`} loading={loading}>
      {children}
    </Loaded>
  )
