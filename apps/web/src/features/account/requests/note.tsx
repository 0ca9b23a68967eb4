import type { ComponentProps } from 'react'
import { Icon } from '../../../shared/icon.tsx'
import { DRAWINGS } from './drawings.ts'

const LOOKS = {
  good: 'border-leaf bg-sunken',
  over: 'border-edge bg-sunken',
  bad: 'border-danger bg-danger-tint',
} as const

interface NoteProps extends ComponentProps<'output'> {
  icon?: 'done' | 'mail' | 'info' | 'clock' | 'alert'
  look?: keyof typeof LOOKS
}

/** A sentence that says what has happened, beside its icon. Screen readers announce it. */
export const Note = ({ icon = 'done', look = 'good', children, ...props }: NoteProps) => (
  <output
    {...props}
    className={`flex items-start gap-3 border-l-4 px-4 py-3.5 outline-none ${LOOKS[look]}`}
    tabIndex={-1}
  >
    <Icon path={DRAWINGS[icon]} />
    <span className="min-w-0 flex-1">{children}</span>
  </output>
)
