/** Fields that are on the screen only at times, such as those of a section that is folded. The form has their values. */
export interface FoldedFields {
  /** What an error calls the field; undefined where it is not one of these. */
  describe: (name: string) => { label: string; group: string } | undefined
  /** Brings the field to the screen and moves the focus to it. */
  show: (name: string) => void
}

const registered = new Set<FoldedFields>()

/** Lets `showField` and the errors of the form find fields. Returns a function that ends it. */
export function registerFolded(fields: FoldedFields) {
  registered.add(fields)
  return () => void registered.delete(fields)
}

/** How a field that may be folded is called, and the function that shows it. */
export function foldedField(name: string) {
  for (const { describe, show } of registered) {
    const described = describe(name)
    if (described) return { ...described, show: () => show(name) }
  }
  return undefined
}
