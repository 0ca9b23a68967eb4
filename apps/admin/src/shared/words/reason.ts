/** The reason of a failure as a sentence; `""` if it is unknown. */
export const reasonOf = (cause: unknown) => (cause instanceof Error ? cause.message : '')
