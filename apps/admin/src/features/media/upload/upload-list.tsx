import { notice } from '@energy/ui/notice'
import { TransientButton } from '../../../shared/actions/transient-button.tsx'
import { UploadItem } from '../../../shared/media/upload-item.tsx'
import { useUploads } from '../../../shared/media/uploads.tsx'
import { AltForm } from './alt-form.tsx'

/** Why files stay in the list. @param names of the files */
const stayWords = ([first, ...others]: readonly string[]) =>
  others.length === 0
    ? `${first} stays: its text is not saved.`
    : `${others.length + 1} files stay: their texts are not saved.`

/** The files that were added since the dashboard was opened. */
export function UploadList() {
  const { queue, rows } = useUploads()
  const done = rows.filter(({ state }) => state === 'done').length
  const failed = rows.filter(({ state }) => state === 'failed').length
  if (rows.length === 0) return null
  const clear = () => {
    const staying = queue.clear()
    if (staying.length > 0) void notice(stayWords(staying))
  }
  return (
    <section className="panel" aria-label="Uploads">
      <div className="flex min-h-touch flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line px-5 py-2">
        <output className="text-small text-muted">
          {done} of {rows.length} uploaded{failed > 0 && `, ${failed} broken off`}
        </output>
        <div className="flex gap-2">
          {failed > 1 && (
            <TransientButton look="line" small onClick={() => queue.retry()}>
              Try all again
            </TransientButton>
          )}
          {done > 0 && (
            <TransientButton look="line" small onClick={clear}>
              Clear uploaded
            </TransientButton>
          )}
        </div>
      </div>
      <ul className="max-h-128 overflow-y-auto" aria-label="Uploads">
        {rows.map((row) => (
          <UploadItem key={row.id} row={row}>
            {row.picture && !row.picture.alt && !row.picture.decorative && <AltForm row={row} picture={row.picture} />}
          </UploadItem>
        ))}
      </ul>
    </section>
  )
}
