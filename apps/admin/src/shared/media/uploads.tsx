import { useCall } from '@energy/client/use-call'
import { useSession } from '@energy/client/session/use-session'
import { picture } from '@energy/contracts/pictures/pictures'
import { useQueryClient } from '@tanstack/react-query'
import { createContext, useContext, useEffect, useRef, useState, useSyncExternalStore, type ReactNode } from 'react'
import { createUploadQueue, type UploadQueue } from './upload-queue.ts'
import { hasFiles } from './use-file-drop.ts'

const UploadsContext = createContext<UploadQueue | undefined>(undefined)

/** The queue of uploads, which no navigation within the dashboard stops. */
export function UploadsProvider({ children }: { children: ReactNode }) {
  const call = useCall()
  const [queue] = useState(() => createUploadQueue(call))
  const rows = useSyncExternalStore(queue.subscribe, queue.rows)
  useRefreshedPictures(
    rows.filter(({ picture: made }) => made).length,
    rows.some(({ picture: made, replaces }) => made && replaces !== undefined),
  )
  useEmptiedQueue(queue)
  useEffect(() => {
    const confirmUnload = (event: BeforeUnloadEvent) => {
      if (queue.isUnfinished()) event.preventDefault()
    }
    // A browser opens a file that is dropped beside a field, and leaves the dashboard.
    const ignore = (event: DragEvent) => {
      if (event.defaultPrevented || !hasFiles(event)) return
      event.preventDefault()
      if (event.dataTransfer) event.dataTransfer.dropEffect = 'none'
    }
    addEventListener('beforeunload', confirmUnload)
    addEventListener('dragover', ignore)
    addEventListener('drop', ignore)
    return () => {
      removeEventListener('beforeunload', confirmUnload)
      removeEventListener('dragover', ignore)
      removeEventListener('drop', ignore)
    }
  }, [queue])
  return <UploadsContext value={queue}>{children}</UploadsContext>
}

/** Empties the queue when somebody else signs in: the files are those of one person. */
function useEmptiedQueue(queue: UploadQueue) {
  const session = useSession()
  const uid = session.status === 'signed-in' ? session.identity.uid : ''
  const last = useRef('')
  useEffect(() => {
    if (!uid) return
    if (last.current && last.current !== uid) for (const { id } of queue.rows()) queue.remove(id)
    last.current = uid
  }, [queue, uid])
}

/** Reads the library again when a file has become a picture; also the items, when it replaces another. */
function useRefreshedPictures(made: number, isReplaced: boolean) {
  const queryClient = useQueryClient()
  useEffect(() => {
    if (made === 0) return
    const tags = [picture.list.schema.tags[0], ...(isReplaced ? ['drafts'] : [])]
    for (const tag of tags) void queryClient.invalidateQueries({ queryKey: [tag] })
  }, [queryClient, made, isReplaced])
}

/** The queue of uploads and its rows. @throws Error without an `UploadsProvider` above */
export function useUploads() {
  const queue = useContext(UploadsContext)
  if (!queue) throw new Error('useUploads needs an UploadsProvider above it')
  return { queue, rows: useSyncExternalStore(queue.subscribe, queue.rows) }
}
