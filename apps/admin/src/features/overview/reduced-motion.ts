/** Chart options for who wants nothing to move. */
export const reducedMotion = () =>
  matchMedia('(prefers-reduced-motion: reduce)').matches ? ({ animation: false } as const) : {}
