import { Loading, Skeleton, SkeletonCard } from '@energy/ui/states'
import { useEffect, useState, type ReactNode } from 'react'

interface PendingPageProps {
  /** The path that is being loaded, if any. */
  next: string | undefined
  children: ReactNode
}

/** The page that is left, until what comes takes longer than 200 ms: then its shapes. */
export function PendingPage({ next, children }: PendingPageProps) {
  const [late, setLate] = useState<string>()
  useEffect(() => {
    if (next === undefined) return undefined
    const timer = setTimeout(() => {
      setLate(next)
      scrollTo({ top: 0, behavior: 'instant' })
    }, 200)
    return () => clearTimeout(timer)
  }, [next])
  if (next === undefined || late !== next) return children
  return (
    <div className="page min-h-screen pt-8">
      <Loading />
      {next.startsWith('/single_') ? <DetailShape /> : <ListShape />}
    </div>
  )
}

const ListShape = () => (
  <>
    <Skeleton className="mt-8 mb-20 h-16 w-3/5" />
    <div className="cards">
      <SkeletonCard />
      <SkeletonCard />
      <SkeletonCard />
    </div>
  </>
)

const DetailShape = () => (
  <div className="intro">
    <div>
      <Skeleton className="h-5 w-2/5" />
      <Skeleton className="mt-5 h-16 w-9/10" />
      <Skeleton className="mt-5 h-5 w-3/4" />
    </div>
    <Skeleton className="plate" />
  </div>
)
