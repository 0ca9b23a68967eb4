import type { Finding } from '@energy/contracts/content/drafts'
import { Button } from '@energy/ui/button'
import { Dialog } from '@energy/ui/dialog'
import { CircleAlert, CircleX } from 'lucide-react'

interface FindingsDialogProps {
  findings: readonly Finding[]
  busy: boolean
  onPublish: () => void
  /** Shows the field of a finding. */
  onField: (field: string) => void
  onClose: () => void
}

/** What is better mended before an item is published. Nobody is kept from publishing but for what is missing altogether. */
export function FindingsDialog({ findings, busy, onPublish, onField, onClose }: FindingsDialogProps) {
  const [first] = findings
  const blocks = findings.some((finding) => finding.blocks)
  const mend = (field: string) => {
    onClose()
    // The dialog returns the focus when it is closed.
    requestAnimationFrame(() => onField(field))
  }
  return (
    <Dialog title="Before you publish" onClose={onClose}>
      <ul className="mt-4 grid gap-1">
        {findings.map(({ check, field, message, blocks: isMissing }) => (
          <li key={`${check} ${field} ${message}`}>
            <button
              type="button"
              className="flex min-h-touch w-full items-center gap-3 rounded-control px-3 py-2 text-left hover:bg-tint"
              onClick={() => mend(field)}
            >
              <FindingIcon isMissing={isMissing} />
              <span>{message}</span>
            </button>
          </li>
        ))}
      </ul>
      <div className="mt-6 flex flex-wrap gap-3">
        {first && (
          <Button small onClick={() => mend(first.field)}>
            Mend {findings.length} {findings.length === 1 ? 'thing' : 'things'}
          </Button>
        )}
        {!blocks && (
          <Button look="line" small busy={busy} onClick={onPublish}>
            Publish anyway
          </Button>
        )}
      </div>
    </Dialog>
  )
}

const FindingIcon = ({ isMissing }: { isMissing: boolean }) => {
  const Icon = isMissing ? CircleX : CircleAlert
  return <Icon className="size-5 flex-none text-danger" strokeWidth={1.75} aria-hidden="true" />
}
