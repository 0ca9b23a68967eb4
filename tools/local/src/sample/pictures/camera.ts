/** A point in space: right, up and away from the camera, in metres. */
export type Point = readonly [x: number, y: number, z: number]

interface CameraOptions {
  width: number
  height: number
  /** Its height above the ground, in metres. */
  eye: number
  /** How far it looks down, in degrees. */
  pitch?: number
  /** How far it looks to the right, in degrees. */
  yaw?: number
  /** The focal length as a multiple of the picture's width. */
  focal?: number
}

/** A camera that draws surfaces in perspective. */
export function camera({ width, height, eye, pitch = 0, yaw = 0, focal = 1 }: CameraOptions) {
  const [down, right] = [(pitch * Math.PI) / 180, (yaw * Math.PI) / 180]
  const at = ([x, y, z]: Point): [number, number] => {
    const [turnedX, turnedZ] = [x * Math.cos(right) - z * Math.sin(right), x * Math.sin(right) + z * Math.cos(right)]
    const up = y - eye
    const away = Math.max(0.05, turnedZ * Math.cos(down) - up * Math.sin(down))
    const above = turnedZ * Math.sin(down) + up * Math.cos(down)
    const scale = (focal * width) / away
    return [width / 2 + turnedX * scale, height / 2 - above * scale]
  }
  const path = (points: readonly Point[]) =>
    points
      .map((point) =>
        at(point)
          .map((value) => value.toFixed(1))
          .join(),
      )
      .join(' ')
  /** A flat surface. */
  const face = (points: readonly Point[], attributes: string) => `<polygon points="${path(points)}" ${attributes}/>`
  /** A line through points. */
  const line = (points: readonly Point[], attributes: string) =>
    `<polyline points="${path(points)}" fill="none" ${attributes}/>`
  /** A box by its corner at the left, bottom and front, with the fills of its front, of the side that is seen, and of its top. */
  const box = ([x, y, z]: Point, [w, h, d]: Point, [front, side, top]: readonly [string, string, string]) => {
    const seen = at([x, y, z])[0] > width / 2 ? x : x + w
    const sides = face(
      [
        [seen, y, z],
        [seen, y, z + d],
        [seen, y + h, z + d],
        [seen, y + h, z],
      ],
      `fill="${side}"`,
    )
    const lid = face(
      [
        [x, y + h, z],
        [x + w, y + h, z],
        [x + w, y + h, z + d],
        [x, y + h, z + d],
      ],
      `fill="${top}"`,
    )
    const fronts = face(
      [
        [x, y, z],
        [x + w, y, z],
        [x + w, y + h, z],
        [x, y + h, z],
      ],
      `fill="${front}"`,
    )
    return (y + h < eye ? lid : '') + sides + fronts
  }
  return { at, face, line, box }
}
