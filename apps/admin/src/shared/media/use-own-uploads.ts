import type { Picture } from '@energy/contracts/pictures/pictures'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useUploads } from './uploads.tsx'

/**
 * The uploads that one place has started. If the place is left, they go on into the library, and so they do if another
 * picture was chosen since.
 * @param linkNow the link of the picture that the place has; `""` for none
 * @param onPicture called with the picture of each that is done
 */
export function useOwnUploads(linkNow: () => string, onPicture: (picture: Picture) => void) {
  const { queue, rows } = useUploads()
  const [ids, setIds] = useState<readonly string[]>([])
  const own = rows.filter(({ id }) => ids.includes(id))
  const [reported] = useState(() => new Set<string>())
  const done = own.findLast(({ picture }) => picture)
  /** What the place had when the last upload began, or has by an upload. */
  const before = useRef('')
  const report = useEffectEvent((picture: Picture) => {
    if (linkNow() !== before.current) return
    before.current = picture.link
    onPicture(picture)
  })
  useEffect(() => {
    if (!done?.picture || reported.has(done.id)) return
    reported.add(done.id)
    report(done.picture)
  }, [done, reported])
  return {
    /** Those that are not done. */
    rows: own.filter(({ picture }) => !picture),
    add(files: readonly File[]) {
      before.current = linkNow()
      setIds([...ids, ...queue.add(files.slice(0, 1))])
    },
  }
}
