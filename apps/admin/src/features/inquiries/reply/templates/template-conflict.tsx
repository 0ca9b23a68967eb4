import type { Template } from '@energy/contracts/inquiries/templates'
import { Button } from '@energy/ui/button'
import { useEffect, useRef } from 'react'

interface TemplateConflictProps {
  theirs: Template
  busy: boolean
  onKeepMine: () => void
  onTakeTheirs: () => void
}

/** Shows what somebody else has saved meanwhile, and lets the user decide. */
export function TemplateConflict({ theirs, busy, onKeepMine, onTakeTheirs }: TemplateConflictProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div className="form-errors" role="alert" tabIndex={-1} ref={box}>
      <h3 className="text-[1.0625rem] leading-normal">{theirs.changedBy || 'Somebody'} changed it meanwhile</h3>
      <p className="mt-1 mb-3">Yours is not saved. This is theirs:</p>
      <p className="font-[560]">{theirs.name}</p>
      <blockquote className="max-h-40 overflow-y-auto whitespace-pre-wrap wrap-anywhere">{theirs.text}</blockquote>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button look="line" small onClick={onTakeTheirs}>
          Take theirs
        </Button>
        <Button small busy={busy} onClick={onKeepMine}>
          Save mine
        </Button>
      </div>
    </div>
  )
}
