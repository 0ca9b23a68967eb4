import { useEffect, useRef, useState, type ComponentProps } from 'react'
import { isPictureLink } from './picture-link.ts'

interface PictureProps extends Omit<ComponentProps<'img'>, 'src' | 'alt'> {
  /** An `https:` link, a path on the site, or `""`. */
  src: string
  alt?: string
  /** Shown where `src` is empty, names no picture or fails to load; a path on the site. */
  fallback?: string
  /** Where the site is, for who shows its paths from another origin. */
  base?: string
}

/** An image that falls back to the default plate. */
export function Picture({ src, alt = '', fallback = '/plates/default.svg', base = '', ...rest }: PictureProps) {
  const [failed, setFailed] = useState('')
  const image = useRef<HTMLImageElement>(null)
  const wanted = isPictureLink(src) && src !== failed ? src : fallback
  // An image of the server's HTML may have failed before anybody listened.
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

/** A picture in its frame: cut to the frame, one elbow. */
export function Illustration({ className = '', ...picture }: PictureProps) {
  return (
    <div className={`plate ${className}`}>
      <Picture {...picture} />
    </div>
  )
}

/** The round picture of a person. */
export function Avatar({ className = '', ...picture }: PictureProps) {
  return <Picture width={96} height={96} fallback="/plates/avatar.svg" {...picture} className={`avatar ${className}`} />
}
