import { Upload } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import { TAKEN } from '../../../shared/media/check-file.ts'
import { FileButton } from '../../../shared/media/file-button.tsx'
import { useUploads } from '../../../shared/media/uploads.tsx'
import { pastedFiles, useFileDrop } from '../../../shared/media/use-file-drop.ts'

/** Takes files: chosen, pasted, or dropped anywhere on the page. */
export function DropZone() {
  const { queue } = useUploads()
  const add = (files: File[]) => void queue.add(files)
  const dragged = useFileDrop(add)
  usePaste(add)
  return (
    <section
      aria-label="Upload"
      className={`flex flex-wrap items-center gap-x-5 gap-y-3 rounded-panel px-6 py-4 max-sm:px-5 ${
        dragged
          ? 'sticky top-[calc(var(--bar)+1rem)] z-5 bg-tint outline-3 -outline-offset-3 outline-(--color-link)'
          : 'border border-dashed border-edge'
      }`}
    >
      <Upload className="icon" aria-hidden="true" />
      <div className="min-w-0 flex-1 basis-48">
        <output className="block font-[580]">
          {dragged ? `Let go to upload ${dragged === 1 ? '1 image' : `${dragged} images`}` : 'Drop images here'}
        </output>
        <p className="text-small text-muted">{TAKEN}</p>
      </div>
      <FileButton label="Choose images" look="line" multiple onFiles={add}>
        Choose files
      </FileButton>
    </section>
  )
}

/** Takes the files that are pasted anywhere on the page. */
function usePaste(onFiles: (files: File[]) => void) {
  const take = useEffectEvent(onFiles)
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const files = pastedFiles(event.clipboardData)
      if (files.length === 0) return
      event.preventDefault()
      take(files)
    }
    document.addEventListener('paste', paste)
    return () => document.removeEventListener('paste', paste)
  }, [])
}
