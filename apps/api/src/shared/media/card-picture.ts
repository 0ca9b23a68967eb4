import { hashOf } from '@energy/contracts/pictures/media'
import type { ShownPicture } from '@energy/contracts/pictures/shown'
import type { Content } from '../../generated/client.ts'

/** The picture of an item's card, which shows one of its pictures. */
export const cardPicture = ({ ctaImage, ctaImageAlt }: Content, pictures: readonly ShownPicture[]) => ({
  ctaImage,
  ctaImageAlt,
  pictures: pictures.filter(({ hash }) => hash === hashOf(ctaImage)),
})
