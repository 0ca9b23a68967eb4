/** Why something failed, as a sentence; `""` where nobody knows. */
export const reasonOf = (cause: unknown) => (cause instanceof Error ? cause.message : '')
