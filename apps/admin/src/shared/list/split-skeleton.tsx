/** The skeleton of a list that is loading. */
export const SplitSkeleton = () => (
  <div className="panel grid lg:min-h-176 lg:grid-cols-[21rem_minmax(0,1fr)]">
    <div>
      {['first', 'second', 'third', 'fourth', 'fifth'].map((row) => (
        <div key={row} className="grid grid-cols-[3.5rem_1fr] items-center gap-3.5 border-b border-line px-4 py-3">
          <div className="skeleton size-14 rounded-tr-[1rem]" />
          <div>
            <div className="skeleton h-4 w-3/5" />
            <div className="skeleton mt-2 h-3 w-9/10" />
          </div>
        </div>
      ))}
    </div>
    <div className="border-l border-line p-8 max-lg:hidden">
      <div className="skeleton h-7 w-2/5" />
      <div className="skeleton mt-8 h-4 w-3/5" />
      <div className="skeleton mt-4 h-4 w-9/10" />
      <div className="skeleton mt-4 h-4 w-3/4" />
    </div>
  </div>
)
