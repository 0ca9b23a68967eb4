/** Makes a queue, which does works one after the other: the process has the memory for one of them. */
export function aQueue() {
  let last: Promise<unknown> = Promise.resolve()
  return function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const next = last.then(work)
    last = next.catch(() => undefined)
    return next
  }
}
