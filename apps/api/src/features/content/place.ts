import { randomBytes } from 'node:crypto'

// A place is a UUID, compared as a number of 128 bits. That of a new item is its id, a UUIDv7: 48 bits of it are the
// time in ms, so items that were never moved are in the order of time, and two of them rarely are close together.

/** The room beside the first and the last item, and between items that are spread out: 4 µs in the time of a UUIDv7. */
const STEP = 1n << 72n
/** Between items that are closer together, two places may be the same. */
const LEAST_ROOM = 1n << 48n
/** The places from here on are later than any time. */
const PINNED = 0xf0n << 120n

const numberOf = (place: string) => BigInt(`0x${place.replaceAll('-', '')}`)
const placeOf = (number: bigint) =>
  number
    .toString(16)
    .padStart(32, '0')
    .replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')

/** Whether an item with this place is pinned. */
export const isPinned = (place: string) => numberOf(place) >= PINNED

/**
 * A place between two others, or beside one of them where the other one is undefined. It is random, so that it is not
 * that of an item in the trash, which may come back.
 * @returns undefined where they are too close together
 */
export function placeBetween(before: string | undefined, after: string | undefined): string | undefined {
  const high = after === undefined ? undefined : numberOf(after)
  const low = before === undefined ? (high ?? STEP) - STEP : numberOf(before)
  const room = (high ?? low + STEP) - low
  if (room < LEAST_ROOM) return undefined
  const random = BigInt(`0x${randomBytes(8).toString('hex')}`)
  return placeOf(low + room / 4n + ((room / 2n) * random) / (1n << 64n))
}

/** A place after that of the last item of a kind, among the pinned ones. */
export const pinnedPlace = (last = '0') => placeOf((numberOf(last) < PINNED ? PINNED : numberOf(last)) + STEP)

/** New places for items in their order, with room between them. The last one stays, so that a new item comes after it. */
export function spread(items: readonly { id: string; sortKey: string }[]) {
  const last = numberOf(items.at(-1)?.sortKey ?? '0')
  return items.map(({ id }, at) => ({ id, place: placeOf(last - BigInt(items.length - 1 - at) * STEP) }))
}
