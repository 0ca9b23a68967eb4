import type { Card } from '@energy/contracts/content/card'
import type { Section } from '@energy/contracts/content/entries'
import { knownPicture } from '@energy/ui/picture-link'

/** The picture at a place of an item, as the properties of an illustration. A place may have its own description. */
export function pictureOf({ pictures }: Pick<Card, 'pictures'>, place: Pick<Section, 'ctaImage' | 'ctaImageAlt'>) {
  const known = knownPicture(place.ctaImage, pictures)
  return { src: place.ctaImage, alt: place.ctaImageAlt || known?.alt, known }
}
