import { inbox, type InboxFilter } from '@energy/contracts/inquiries/inbox'
import { ExportMenu } from '../../shared/list/export-menu.tsx'
import { useDownload } from '../../shared/browser/use-download.ts'

interface ExportButtonProps {
  /** What is exported: `Waiting`. */
  of: string
  /** The name of the file, without its format. */
  fileName: string
  filter: InboxFilter & { ids?: string }
}

/** Exports the inquiries of a filter. */
export function ExportButton({ of, fileName, filter }: ExportButtonProps) {
  const { mutate, isPending } = useDownload(inbox.export, 'the list')
  return (
    <ExportMenu
      of={of}
      busy={isPending}
      onExport={(format) => mutate({ input: [{ querystring: { ...filter, format } }], name: `${fileName}.${format}` })}
    />
  )
}
