import { useConfig } from '@energy/client/use-config'
import { mediaLink } from '@energy/contracts/pictures/media'
import type { Picture } from '@energy/contracts/pictures/pictures'

interface ThumbnailProps {
  picture: Pick<Picture, 'hash' | 'color' | 'focalX' | 'focalY'>
  alt?: string
  /** Its width in pixels; a smaller picture is shown in its own. */
  width?: number
  className?: string
}

/** A picture of the library, cropped to a frame around its focal point. Its colour is there until it has loaded. */
export function Thumbnail({ picture, alt = '', width = 320, className = '' }: ThumbnailProps) {
  const { siteUrl } = useConfig()
  const { hash, color, focalX, focalY } = picture
  return (
    <img
      className={`w-full object-cover text-transparent ${className}`}
      style={{ backgroundColor: color, objectPosition: `${focalX}% ${focalY}%` }}
      src={siteUrl + mediaLink(hash, width)}
      alt={alt}
      loading="lazy"
    />
  )
}
