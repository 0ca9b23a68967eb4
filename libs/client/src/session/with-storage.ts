/**
 * Runs what needs the browser's storage, which people can block and which can be full.
 * @returns undefined where the browser refuses
 */
export function withStorage<T>(work: () => T) {
  try {
    return work()
  } catch {
    return undefined
  }
}
