let last: Promise<unknown> = Promise.resolve()

/** Does these works one after the other: the process decodes one picture at a time, and has the memory for one. */
export function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const next = last.then(work)
  last = next.catch(() => undefined)
  return next
}
