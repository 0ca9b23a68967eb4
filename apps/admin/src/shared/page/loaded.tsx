import { Delayed, LoadError } from '@energy/ui/states'
import type { ReactNode } from 'react'
import { TransientButton } from '../actions/transient-button.tsx'

/** Shown while something loads, after a short delay. */
export const LoadingText = () => (
  <Delayed>
    <output className="text-muted">Loading...</output>
  </Delayed>
)

interface LoadedProps<T> {
  query: { data: T | undefined; isError: boolean; refetch: () => unknown }
  /** The sentence that is shown, with a Try again button, if it does not load. */
  error: ReactNode
  /** Shown while it loads. */
  loading?: ReactNode
  children: (data: T) => ReactNode
}

/** Shows the data of a query, or its loading or failed state. After a failed refetch it shows the error and the data. */
export const Loaded = <T,>({ query, error, loading = <LoadingText />, children }: LoadedProps<T>) => (
  <>
    {query.isError && <LoadError retry={() => void query.refetch()}>{error}</LoadError>}
    {query.data !== undefined && children(query.data)}
    {query.data === undefined && !query.isError && loading}
  </>
)

/** A load error inside other content: a sentence and a Try again button. */
export const InlineLoadError = ({ children, retry }: { children: ReactNode; retry: () => unknown }) => (
  <div className="grid justify-items-start gap-3" role="alert">
    <p>{children}</p>
    <TransientButton look="line" small onClick={() => void retry()}>
      Try again
    </TransientButton>
  </div>
)
