import { EXPORT_TYPES, inbox, type ExportFormat, type InboxFilter } from '@energy/contracts/inquiries/inbox'
import { keysOf } from '@energy/contracts/record-of'
import { buttonClass } from '@energy/ui/button'
import { ChevronDown, Download } from 'lucide-react'
import { useDownload } from '../../shared/use-download.ts'
import { usePopover } from '../../shared/use-popover.ts'

const words: Readonly<Record<ExportFormat, string>> = { csv: 'CSV', xlsx: 'Excel workbook (XLSX)' }

interface ExportButtonProps {
  /** What is exported: `Waiting`. */
  of: string
  /** The name of the file, without its format. */
  fileName: string
  filter: InboxFilter & { ids?: string }
}

/** A button with a menu of the formats in which inquiries are exported. */
export function ExportButton({ of, fileName, filter }: ExportButtonProps) {
  const { mutate, isPending } = useDownload(inbox.export, 'the list')
  const { button, popover, close } = usePopover('menu')
  const start = (format: ExportFormat) => {
    close()
    mutate({ input: [{ querystring: { ...filter, format } }], name: `${fileName}.${format}` })
  }
  return (
    <div className="relative z-1">
      <button
        {...button}
        className={`${buttonClass('line', true)} px-3.5!`}
        aria-label={`Export ${of}`}
        aria-busy={isPending || undefined}
      >
        <Download className="size-4.5 flex-none" strokeWidth={1.75} aria-hidden="true" />
        Export
        <ChevronDown className="size-4 flex-none" strokeWidth={1.75} aria-hidden="true" />
      </button>
      <div {...popover} role="menu" tabIndex={-1} className="popover min-w-48 p-1.5" aria-label="Export as">
        {keysOf(EXPORT_TYPES).map((format) => (
          <button
            key={format}
            type="button"
            role="menuitem"
            className="flex min-h-touch w-full items-center rounded-control px-3 font-medium -outline-offset-2 hover:bg-tint focus-visible:bg-tint"
            onClick={() => start(format)}
          >
            {words[format]}
          </button>
        ))}
      </div>
    </div>
  )
}
