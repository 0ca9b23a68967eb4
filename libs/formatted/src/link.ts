import { BOUNDS } from '@energy/contracts/text'

const SHAPE = /^(?:https:\/\/|mailto:|tel:|\/(?![/\\]))[^\s\p{Cc}\p{Cs}]*$/u
/** Stands for the address of the site. */
const SITE = 'https://site.invalid'

/** Whether a link may be in a text: `https:`, `mailto:`, `tel:` or a path of the site. */
export function isLink(href: string) {
  if (href.length > BOUNDS.imageLink || !SHAPE.test(href)) return false
  const url = URL.parse(href, SITE)
  return url !== null && (!href.startsWith('/') || url.origin === SITE)
}
