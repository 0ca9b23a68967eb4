import { useEffect, useRef, useState, type ComponentProps } from 'react'
import { isPictureLink } from './picture-link.ts'

interface PictureProps extends Omit<ComponentProps<'img'>, 'src' | 'alt'> {
  /** An `https:` link, a path on the site, or `""`. */
  src: string
  alt?: string
  /** A path on the site, shown when `src` is empty, is not a picture link or fails to load. */
  fallback?: string
  /** Origin of the site, for pages on another origin. It is put before paths. */
  base?: string
}

/** An image with a fallback, by default the default illustration. */
export function Picture({ src, alt = '', fallback = '/plates/default.svg', base = '', ...rest }: PictureProps) {
  const [failed, setFailed] = useState('')
  const image = useRef<HTMLImageElement>(null)
  const wanted = isPictureLink(src) && src !== failed ? src : fallback
  // A server-rendered image may have failed before hydration.
  useEffect(() => {
    if (image.current?.complete && image.current.naturalWidth === 0) setFailed(src)
  }, [src])
  return (
    <img
      width={320}
      height={240}
      loading="lazy"
      referrerPolicy="no-referrer"
      {...rest}
      ref={image}
      alt={alt}
      src={wanted.startsWith('/') ? base + wanted : wanted}
      onError={() => setFailed(src)}
    />
  )
}

/** A picture that is cropped to a frame with one large corner. */
export function Illustration({ className = '', ...picture }: PictureProps) {
  return (
    <div className={`illustration ${className}`}>
      <Picture {...picture} />
    </div>
  )
}

/** A round picture of a user. */
export function Avatar({ className = '', ...picture }: PictureProps) {
  return <Picture width={96} height={96} fallback="/plates/avatar.svg" {...picture} className={`avatar ${className}`} />
}
