import { Skeleton } from '@energy/ui/states'
import type { Arrangement } from '../kinds/kind-pages.ts'

const TextSkeleton = () => (
  <div className="words">
    <Skeleton className="h-5 w-3/5" />
    <Skeleton className="mt-3 h-3.5 w-9/10" />
    <Skeleton className="mt-3 h-3.5 w-3/4" />
  </div>
)

const CardSkeleton = () => (
  <div className="card">
    <Skeleton className="illustration" />
    <TextSkeleton />
  </div>
)

const several = (count: number) => Array.from({ length: count }, (_, index) => index)

/** Skeletons of cards. */
export const CardSkeletons = ({ count = 3, arranged = '' }: { count?: number; arranged?: Arrangement | undefined }) => (
  <ul className={`cards ${arranged}`}>
    {several(count).map((index) => (
      <li key={index}>
        <CardSkeleton />
      </li>
    ))}
  </ul>
)

/** Skeletons of rows with thumbnails. */
export const RowSkeletons = ({ count }: { count: number }) => (
  <ul className="rows">
    {several(count).map((index) => (
      <li key={index}>
        <Skeleton className="illustration" />
        <TextSkeleton />
      </li>
    ))}
  </ul>
)

/** Skeletons of a large card and of rows. */
export const GuidesSkeleton = () => (
  <div className="guides">
    <CardSkeleton />
    <RowSkeletons count={2} />
  </div>
)

/** The skeleton of an item: breadcrumb, name and illustration, points. */
export const ItemSkeleton = () => (
  <>
    <Skeleton className="mt-8 mb-4 h-4 w-52" />
    <div className="intro">
      <div>
        <Skeleton className="h-5 w-2/5" />
        <Skeleton className="mt-5 h-16 w-9/10" />
        <Skeleton className="mt-7 h-4.5 w-9/10" />
        <Skeleton className="mt-3 h-4.5 w-3/4" />
        <Skeleton className="mt-9 h-12 w-44" />
      </div>
      <Skeleton className="illustration" />
    </div>
    <div className="points">
      {several(3).map((index) => (
        <TextSkeleton key={index} />
      ))}
    </div>
  </>
)

/** The skeleton of a guide: name and author, picture, text in one column. */
export const GuideSkeleton = () => (
  <div className="guide">
    <Skeleton className="mt-8 mb-8 h-4 w-52" />
    <Skeleton className="h-5 w-2/5" />
    <Skeleton className="mt-5 h-16 w-9/10" />
    <Skeleton className="mt-5 h-4 w-32" />
    <Skeleton className="illustration wide mt-8!" />
    <Skeleton className="mt-4 h-4.5 w-full" />
    <Skeleton className="mt-3 h-4.5 w-9/10" />
    <Skeleton className="mt-3 h-4.5 w-3/4" />
  </div>
)

/** The skeleton of any other page: the title and a text under it. */
export const TitleSkeleton = () => (
  <>
    <Skeleton className="mt-20 h-16 w-3/5" />
    <Skeleton className="mt-8 h-4.5 w-2/5" />
    <Skeleton className="mt-3 h-4.5 w-1/3" />
  </>
)
