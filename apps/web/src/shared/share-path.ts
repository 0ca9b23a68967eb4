import type { Kind } from '@energy/contracts/content'

/** The size of a picture for link previews, in pixels. */
export const SHARE_SIZE = { width: 1200, height: 630 } as const

/** The picture of a page without one of its own, where the company has chosen none: the top of home. */
export const DEFAULT_PICTURE = '/link-picture.png'

/** An item's change, as a number that is part of an address. */
export const versionOf = ({ updatedAt }: { updatedAt: string }) => Date.parse(updatedAt)

/** The path of an item's picture for link previews. Each version of the item has an address of its own. */
export const sharePath = (kind: Kind, item: { _id: string; updatedAt: string }) =>
  `/share/${kind}/${item._id}-${versionOf(item)}.jpg`
