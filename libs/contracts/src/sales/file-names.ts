interface NamedFile {
  _id: string
  name: string
}

/**
 * The names of the files of a version. One that has replaced another of its name says so.
 * @param before the files of the version before
 */
export const namesOfFiles = (files: readonly NamedFile[], before: readonly NamedFile[] = []) =>
  files
    .map(({ _id, name }) => {
      const isKnown = before.some((file) => file._id === _id)
      return !isKnown && before.some((file) => file.name === name) ? `${name} (another file)` : name
    })
    .join(', ')
