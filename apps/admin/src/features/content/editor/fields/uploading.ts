const fields = new Set<object>()

/** Notes that a field of the form waits for an upload. Returns a function that ends it. */
export function waitForUpload() {
  const field = {}
  fields.add(field)
  return () => void fields.delete(field)
}

/** Whether a field of the form waits for an upload. */
export const isUploading = () => fields.size > 0
