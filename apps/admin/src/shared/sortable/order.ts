/** A list with one element moved to another place. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const others = list.filter((_, at) => at !== from)
  return [...others.slice(0, to), ...list.slice(from, from + 1), ...others.slice(to)]
}

/** Where an element is after another one, or it itself, was moved. */
export function placeAfterMove(at: number, from: number, to: number) {
  if (at === from) return to
  if (from < at && at <= to) return at - 1
  return to <= at && at < from ? at + 1 : at
}

/** Where an element comes to be that is let go above or below the one at `target`. */
export function placeOfDrop(from: number, target: number, side: 'above' | 'below') {
  const gap = side === 'above' ? target : target + 1
  return gap > from ? gap - 1 : gap
}
