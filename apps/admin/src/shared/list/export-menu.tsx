import { EXPORT_TYPES, type ExportFormat } from '@energy/contracts/exports'
import { keysOf } from '@energy/contracts/record-of'
import { buttonClass } from '@energy/ui/button'
import { ChevronDown, Download } from 'lucide-react'
import { usePopover } from '../browser/use-popover.ts'

const words: Readonly<Record<ExportFormat, string>> = { csv: 'CSV', xlsx: 'Excel workbook (XLSX)' }

interface ExportMenuProps {
  /** What is exported: `Waiting`. */
  of: string
  busy: boolean
  onExport: (format: ExportFormat) => void
}

/** A button with a menu of the formats in which a list is exported. */
export function ExportMenu({ of, busy, onExport }: ExportMenuProps) {
  const { button, popover, close } = usePopover('menu')
  return (
    <div className="relative z-1">
      <button
        {...button}
        className={`${buttonClass('line', true)} px-3.5!`}
        aria-label={`Export ${of}`}
        aria-busy={busy || undefined}
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
            onClick={() => {
              close()
              onExport(format)
            }}
          >
            {words[format]}
          </button>
        ))}
      </div>
    </div>
  )
}
