import { useCall } from '@energy/client/use-call'
import { Loading } from '@energy/ui/states'
import { useQuery } from '@tanstack/react-query'
import { useLayoutEffect, useState, type ReactNode } from 'react'
import { CardSkeletons, GuideSkeleton, ItemSkeleton, TitleSkeleton } from '../../shared/content/skeletons.tsx'
import { allPages, isWithin } from '../../shared/kinds.ts'
import type { KindPages } from '../../shared/kinds/kind-pages.ts'
import { queries } from '../../shared/queries.ts'
import { Banner } from '../../shared/sections/banner.tsx'

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
    return () => {
      clearTimeout(timer)
      setLate(undefined)
    }
  }, [next])
  if (next === undefined || late !== next) return children
  return (
    <div className="min-h-screen">
      <Loading />
      <PageSkeleton path={next} />
    </div>
  )
}

function PageSkeleton({ path }: { path: string }) {
  const pages = allPages.find((kind) => isWithin(kind, path))
  if (pages?.list === path) return <ListSkeleton pages={pages} />
  return (
    <div className="page">
      <h1 className="sr-only">Loading...</h1>
      {!pages && <TitleSkeleton />}
      {pages && (pages.skeleton === 'guide' ? <GuideSkeleton /> : <ItemSkeleton />)}
    </div>
  )
}

/** The banner of a list as soon as its texts have come, above skeletons of its cards. */
function ListSkeleton({ pages }: { pages: KindPages }) {
  const { title, carrier, arrangement, texts } = pages
  const { data } = useQuery({ ...queries.site(useCall(), texts.list), enabled: false })
  return (
    <>
      <Banner texts={texts.banner && data?.texts[texts.banner]} title={title} carrier={carrier} />
      <div className="page">
        <CardSkeletons arranged={arrangement} />
      </div>
    </>
  )
}
