/** What is known of a picture of the site, as the API answers it with the items that show it. */
export interface KnownPicture {
  hash: string
  width: number
  height: number
  /** The widths of its files, `/media/<hash>/<width>.avif` and `.webp`. */
  widths: readonly number[]
  /** Its dominant colour. */
  color: string
  alt: string
  /** The point that stays visible in every crop, in percent. */
  focalX: number
  focalY: number
}

/** Whether a text is a picture link that can be shown: an `https:` link or a path of the site, as in the API. */
export const isPictureLink = (text: string) =>
  text.startsWith('https://') ? URL.canParse(text) : /^\/(?![/\\])/.test(text)

/** What is known of the picture that a link shows. */
export const knownPicture = (link: string, pictures: readonly KnownPicture[]) =>
  pictures.find(({ hash }) => link.startsWith(`/media/${hash}/`))
