import { Delayed, Loading, Skeleton } from '@energy/ui/states'

const rows = ['w-2/5', 'w-3/5', 'w-1/2', 'w-3/5', 'w-2/5']

/** The shape of the rows while they load. */
export const ListShape = () => (
  <Delayed>
    <Loading />
    {rows.map((width, at) => (
      // oxlint-disable-next-line react/no-array-index-key -- they never change
      <div key={at} className="grid h-14 grid-cols-[2rem_1fr] items-center gap-3 border-t border-line px-5">
        <Skeleton className="size-8 rounded-full" />
        <div className="grid gap-2">
          <Skeleton className="h-3.5 w-1/4" />
          <Skeleton className={`h-3 ${width}`} />
        </div>
      </div>
    ))}
  </Delayed>
)
