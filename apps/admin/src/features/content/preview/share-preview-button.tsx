import type { EditedKind } from '@energy/contracts/content/edited'
import { Button } from '@energy/ui/button'
import { Link2 } from 'lucide-react'
import { useState } from 'react'
import { ShareDialog, type MadeLink } from './share-dialog.tsx'

interface SharePreviewButtonProps {
  kind: EditedKind
  id: string
  /** Called before a link is made, so that it shows what is typed. */
  onOpen?: () => void
}

/** Opens the dialog about the preview link of an item. */
export function SharePreviewButton({ kind, id, onOpen }: SharePreviewButtonProps) {
  const [isOpen, setOpen] = useState(false)
  // Only the hash is stored, so the token is known here alone, until the editor is closed.
  const [made, setMade] = useState<MadeLink>()
  const open = () => {
    onOpen?.()
    setOpen(true)
  }
  return (
    <>
      <Button look="line" small aria-label="Share preview" aria-haspopup="dialog" onClick={open}>
        <Link2 className="size-4.5" strokeWidth={1.75} aria-hidden="true" />
        <span className="max-sm:hidden">Share preview</span>
      </Button>
      {isOpen && <ShareDialog kind={kind} id={id} made={made} onMade={setMade} onClose={() => setOpen(false)} />}
    </>
  )
}
