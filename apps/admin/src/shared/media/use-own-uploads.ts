import type { Picture } from '@energy/contracts/pictures/pictures'
import { useEffect, useEffectEvent, useState } from 'react'
import { useUploads } from './uploads.tsx'

/**
 * The uploads that one place has started. If the place is left, they go on into the library.
 * @param onPicture called with the picture of each that is done
 */
export function useOwnUploads(onPicture: (picture: Picture) => void) {
  const { queue, rows } = useUploads()
  const [ids, setIds] = useState<readonly string[]>([])
  const own = rows.filter(({ id }) => ids.includes(id))
  const [reported] = useState(() => new Set<string>())
  const done = own.findLast(({ picture }) => picture)
  const report = useEffectEvent(onPicture)
  useEffect(() => {
    if (!done?.picture || reported.has(done.id)) return
    reported.add(done.id)
    report(done.picture)
  }, [done, reported])
  return {
    /** Those that are not done. */
    rows: own.filter(({ picture }) => !picture),
    add: (files: readonly File[]) => setIds([...ids, ...queue.add(files.slice(0, 1))]),
  }
}
