import type { Kind } from '@energy/contracts/content'
import { Loading } from '@energy/ui/states'
import { useLayoutEffect, useState, type ReactNode } from 'react'
import { kindPages } from '../../shared/kinds.ts'
import { LIST_ARRANGED } from '../../shared/content/content-card.tsx'
import { ListBanner } from '../../shared/content/list-banner.tsx'
import { CardSkeletons, DetailSkeleton, GuideSkeleton, TitleSkeleton } from '../../shared/content/skeletons.tsx'

interface PendingPageProps {
  /** The path that is being loaded, if any. */
  next: string | undefined
  children: ReactNode
}

/** Shows the old page while the next one loads; after 200 ms it shows the skeleton of the next one. */
export function PendingPage({ next, children }: PendingPageProps) {
  const [late, setLate] = useState<string>()
  // A layout effect, so that the timer ends before the new page is scrolled to its anchor.
  useLayoutEffect(() => {
    if (next === undefined) return undefined
    const timer = setTimeout(() => {
      setLate(next)
      scrollTo({ top: 0, behavior: 'instant' })
    }, 200)
    return () => clearTimeout(timer)
  }, [next])
  if (next === undefined || late !== next) return children
  return (
    <div className="min-h-screen">
      <Loading />
      <PageSkeleton path={next} />
    </div>
  )
}

const kinds: readonly Kind[] = ['services', 'products', 'blogs']

function PageSkeleton({ path }: { path: string }) {
  const list = kinds.find((kind) => kindPages[kind].list === path)
  if (list)
    return (
      <>
        <ListBanner kind={list} />
        <div className="page">
          <CardSkeletons arranged={LIST_ARRANGED[list]} />
        </div>
      </>
    )
  const item = kinds.find((kind) => path.startsWith(kindPages[kind].single('')))
  return (
    <div className="page">
      <h1 className="sr-only">Loading...</h1>
      {item === undefined && <TitleSkeleton />}
      {item === 'blogs' && <GuideSkeleton />}
      {(item === 'services' || item === 'products') && <DetailSkeleton />}
    </div>
  )
}
