/** The number in `2026-0412`. A telephone number such as 0161-4960412 begins with 0 and is none. */
const NUMBER = /^[1-9]\d{3}-(\d{1,9})$/

/** The number of the inquiry that a query names as people see it; undefined where it names none. */
export function typedNumber(q: string) {
  const [, number] = NUMBER.exec(q.trim()) ?? []
  return number === undefined ? undefined : Number(number)
}
