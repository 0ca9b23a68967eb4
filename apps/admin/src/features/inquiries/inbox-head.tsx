import { Keyboard } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { useCompany } from '../../shared/company/use-company.ts'
import { ExportButton } from './export-button.tsx'
import { KeySheet } from './keys/key-sheet.tsx'
import { useShortcut } from './keys/shortcuts.ts'
import { useInboxAddress, viewWords } from './list/use-inbox-address.ts'

const numbers: Partial<Record<string, string>> = { 1: 'one', 2: 'two', 3: 'three', 5: 'five' }

/** How the inbox is ordered, and when an answer is due. */
export function InboxRule() {
  const { answerDays } = useCompany()
  const days = `${numbers[answerDays] ?? 'one'} working ${Number(answerDays) > 1 ? 'days' : 'day'}`
  return <p className="text-muted">Requests and messages in one list, the longest wait first. The rule is {days}.</p>
}

/** The link to the subscribers, the actions of other features, the export of the view, and the sheet of keys. */
export function InboxActions({ children }: { children: ReactNode }) {
  const { filter, view } = useInboxAddress()
  const [isOpen, setOpen] = useState(false)
  const shortcut = useShortcut()
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Link className="text-link mr-2 inline-flex min-h-touch items-center" to="?view=subscribers">
        Subscribers
      </Link>
      {/* A phone has neither the room nor the keys. */}
      <div className="max-md:hidden">{children}</div>
      <ExportButton of={viewWords[view]} fileName={`inquiries-${view}`} filter={filter} />
      <button
        type="button"
        className="icon-btn border-[1.5px] border-edge bg-surface max-md:hidden"
        aria-label="Keys (?)"
        onClick={() => setOpen(true)}
        {...shortcut('?')}
      >
        <Keyboard className="icon" aria-hidden="true" />
      </button>
      {isOpen && <KeySheet onClose={() => setOpen(false)} />}
    </div>
  )
}
