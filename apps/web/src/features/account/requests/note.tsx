import type { ComponentProps } from 'react'
import { Icon } from '../../../shared/icon.tsx'
import { DRAWINGS } from './drawings.ts'

/** A sentence that confirms something, beside its icon. Screen readers announce it. */
export const Note = ({ icon = 'done', children, ...props }: ComponentProps<'output'> & { icon?: 'done' | 'mail' }) => (
  <output
    {...props}
    className="flex items-start gap-3 border-l-4 border-leaf bg-sunken px-4 py-3.5 outline-none"
    tabIndex={-1}
  >
    <Icon path={DRAWINGS[icon]} />
    <span className="min-w-0 flex-1">{children}</span>
  </output>
)
