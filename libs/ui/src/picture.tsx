import { useEffect, useRef, useState, type ComponentProps } from 'react'
import { isPictureLink, type KnownPicture } from './picture-link.ts'

interface PictureProps extends Omit<ComponentProps<'img'>, 'src'> {
  /** An `https:` link, a path on the site, or `""`. */
  src: string
  /** What is known of it, if it is a picture of the site: the browser then chooses a file by `sizes`. */
  known?: KnownPicture | undefined
  /** A path on the site, shown when `src` is empty, is not a picture link or fails to load. */
  fallback?: string
  /** Origin of the site, for pages on another origin. It is put before paths. */
  base?: string
}

/** An image with a fallback, by default the default illustration. */
export function Picture({ src, alt = '', known, fallback = '/plates/default.svg', base = '', ...rest }: PictureProps) {
  const [failed, setFailed] = useState('')
  const image = useRef<HTMLImageElement>(null)
  const isShown = isPictureLink(src) && src !== failed
  const shown = isShown ? src : fallback
  // A server-rendered image may have failed before hydration.
  useEffect(() => {
    if (image.current?.complete && image.current.naturalWidth === 0) setFailed(src)
  }, [src])
  const attributes = {
    width: 320,
    height: 240,
    loading: 'lazy',
    referrerPolicy: 'no-referrer',
    ...rest,
    ref: image,
    src: shown.startsWith('/') ? base + shown : shown,
    onError: () => setFailed(src),
  } as const
  if (!known || !isShown) return <img {...attributes} alt={alt} />
  const { hash, width, height, widths } = known
  const filesOf = (format: string) => widths.map((each) => `${base}/media/${hash}/${each}.${format} ${each}w`).join()
  return (
    <picture>
      <source type="image/avif" srcSet={filesOf('avif')} sizes={rest.sizes} />
      <img {...attributes} alt={alt} width={width} height={height} srcSet={filesOf('webp')} />
    </picture>
  )
}

/** A percentage, in steps for which `ui.css` has classes: the policy of pages allows no styles in HTML. */
const step = (percent: number) => Math.round(percent / 5) * 5

/**
 * A picture that is cropped to a frame with one large corner. A picture of the site is cropped around its focal point;
 * while it loads, the frame has its colour.
 */
export function Illustration({ className = '', ...picture }: PictureProps) {
  const { known } = picture
  if (known) className += ` [--x:${step(known.focalX)}%] [--y:${step(known.focalY)}%]`
  return (
    <div className={`illustration ${className}`}>
      {known && (
        <svg aria-hidden="true">
          <rect fill={known.color} />
        </svg>
      )}
      <Picture {...picture} />
    </div>
  )
}

/** A round picture of a user. */
export function Avatar({ className = '', ...picture }: PictureProps) {
  return <Picture width={96} height={96} fallback="/plates/avatar.svg" {...picture} className={`avatar ${className}`} />
}
