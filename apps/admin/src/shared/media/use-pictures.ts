import { useCall } from '@energy/client/use-call'
import { picture, type PictureFilter } from '@energy/contracts/pictures/pictures'
import { usePages } from '../list/use-pages.ts'

/** The number of pictures on a page. */
const SIZE = 24

/** The pictures of the library that match, newest first. All pages that were asked for stay. */
export function usePictures(q: string, filter?: PictureFilter) {
  const call = useCall()
  return usePages(
    picture.list,
    { ...(q && { q }), ...(filter && { filter }) },
    (querystring, signal) => call.send(picture.list, { querystring }, signal),
    { size: SIZE, maxPages: 0 },
  )
}
