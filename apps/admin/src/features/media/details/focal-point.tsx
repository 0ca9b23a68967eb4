import type { Picture } from '@energy/contracts/pictures/pictures'
import { useRef, type KeyboardEvent, type PointerEvent } from 'react'
import { Thumbnail } from '../../../shared/media/thumbnail.tsx'
import { movedBy, pointAt, type Point } from './focal.ts'

const CROPS = [
  { name: '1:1', frame: 'flex-1', crop: 'aspect-square' },
  { name: '4:3', frame: 'flex-[1.3333]', crop: 'aspect-[4/3]' },
  { name: '16:9', frame: 'flex-[1.7778]', crop: 'aspect-video' },
]
/** The greatest height of the picture in rem. */
const HEIGHT = 20

interface FocalPointProps {
  picture: Picture
  values: Point
  onMove: (point: Point) => void
}

/** The picture with its focal point as a ring, which is dragged or moved by the arrow keys, and the crops around it. */
export function FocalPoint({ picture, values, onMove }: FocalPointProps) {
  const frame = useRef<HTMLDivElement>(null)
  const { width, height } = picture
  const { focalX, focalY } = values
  const follow = (event: PointerEvent) => {
    if (event.currentTarget.hasPointerCapture(event.pointerId) && frame.current)
      onMove(pointAt(event, frame.current.getBoundingClientRect()))
  }
  const grab = (event: PointerEvent) => {
    if (event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    follow(event)
  }
  const move = (event: KeyboardEvent) => {
    const moved = movedBy(event, values)
    if (!moved) return
    event.preventDefault()
    onMove(moved)
  }
  const place = `${focalX} % from the left, ${focalY} % from the top`
  return (
    <div className="grid gap-3">
      <div
        ref={frame}
        className="relative w-full cursor-crosshair touch-none select-none"
        style={{ aspectRatio: `${width} / ${height}`, maxWidth: `${(HEIGHT * width) / height}rem` }}
        onPointerDown={grab}
        onPointerMove={follow}
      >
        <Thumbnail picture={picture} alt={picture.alt} width={640} className="pointer-events-none h-full" />
        <button
          type="button"
          className="absolute grid size-11 -translate-1/2 cursor-move place-items-center rounded-full border-3 border-paper shadow-[0_0_0_2px_var(--color-press),inset_0_0_0_2px_var(--color-press)] outline-offset-4"
          style={{ left: `${focalX}%`, top: `${focalY}%` }}
          aria-label={`Focal point, ${place}. The arrow keys move it.`}
          onKeyDown={move}
        >
          <span className="size-2 bg-paper shadow-[0_0_0_2px_var(--color-press)]" />
        </button>
      </div>
      <output className="sr-only">{place}</output>
      <p className="text-small text-muted">
        The ring is the focal point: it stays in every crop. Drag it, or move it with the arrow keys.
      </p>
      <div className="flex gap-2">
        {CROPS.map(({ name, frame: share, crop }) => (
          <figure key={name} className={`min-w-0 ${share}`}>
            <Thumbnail picture={{ ...picture, ...values }} className={crop} />
            <figcaption className="mt-1 text-small text-muted">{name}</figcaption>
          </figure>
        ))}
      </div>
    </div>
  )
}
