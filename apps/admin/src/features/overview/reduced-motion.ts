/** Chart options for people who prefer reduced motion. */
export const reducedMotion = () =>
  matchMedia('(prefers-reduced-motion: reduce)').matches ? ({ animation: false } as const) : {}
