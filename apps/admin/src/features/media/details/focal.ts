/** A point of a picture in whole per cent from its left and its top. */
export interface Point {
  focalX: number
  focalY: number
}

const within = (percent: number) => Math.min(100, Math.max(0, Math.round(percent)))

const directions = new Map([
  ['ArrowLeft', { x: -1, y: 0 }],
  ['ArrowRight', { x: 1, y: 0 }],
  ['ArrowUp', { x: 0, y: -1 }],
  ['ArrowDown', { x: 0, y: 1 }],
])

/** The point after an arrow key: 1 % further, with Shift 10 %; undefined for other keys. */
export function movedBy({ key, shiftKey }: { key: string; shiftKey: boolean }, { focalX, focalY }: Point) {
  const direction = directions.get(key)
  if (!direction) return undefined
  const step = shiftKey ? 10 : 1
  return { focalX: within(focalX + direction.x * step), focalY: within(focalY + direction.y * step) }
}

/** The point below a pointer. */
export const pointAt = (
  { clientX, clientY }: { clientX: number; clientY: number },
  { left, top, width, height }: Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>,
): Point => ({ focalX: within((100 * (clientX - left)) / width), focalY: within((100 * (clientY - top)) / height) })
