/** Rows are counted up to this number. */
export const MAX_COUNT = 10_000

/** A count as `X-Total-Count` holds it: exact up to `MAX_COUNT`, above it `10000+`. */
export const totalCountOf = (count: number) => (count > MAX_COUNT ? `${MAX_COUNT}+` : String(count))

/** The count of an `X-Total-Count`; more than `MAX_COUNT` for `10000+`, NaN for anything else. */
export const countOf = (totalCount: string | null) =>
  totalCount === `${MAX_COUNT}+` ? MAX_COUNT + 1 : Number(totalCount ?? NaN)
