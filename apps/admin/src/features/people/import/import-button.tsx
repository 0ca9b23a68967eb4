import { Button } from '@energy/ui/button'
import { Upload } from 'lucide-react'
import { useState } from 'react'
import { ImportDialog } from './import-dialog.tsx'

/** Opens the import of people. */
export function ImportButton() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button look="line" small onClick={() => setOpen(true)}>
        <Upload className="size-4.5" strokeWidth={1.75} aria-hidden="true" />
        Import people
      </Button>
      {isOpen && <ImportDialog onClose={() => setOpen(false)} />}
    </>
  )
}
