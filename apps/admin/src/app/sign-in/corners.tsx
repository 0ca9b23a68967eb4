const bands = [
  'top-[14%] w-4/5 border-air',
  'top-[calc(14%+8.7rem)] w-[calc(80%-9.2rem)] border-heat',
  'top-[calc(14%+17.4rem)] w-[calc(80%-18.4rem)] border-power',
]

/** Decoration next to the sign-in form: three bands with a corner. */
export const Corners = () => (
  <div className="relative overflow-hidden bg-deep max-lg:hidden" aria-hidden="true">
    {bands.map((band) => (
      <i key={band} className={`absolute bottom-0 left-0 rounded-tr-[10rem] border-t-[6rem] border-r-[6rem] ${band}`} />
    ))}
  </div>
)
