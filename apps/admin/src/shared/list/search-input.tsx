import { Search } from 'lucide-react'
import type { ComponentProps } from 'react'

/** A search field with its icon. */
export const SearchInput = ({ label, className = '', ...input }: ComponentProps<'input'> & { label: string }) => (
  <label className={`relative block ${className}`}>
    <span className="sr-only">{label}</span>
    <Search className="icon pointer-events-none absolute top-3 left-3 text-muted" aria-hidden="true" />
    <input {...input} type="search" className="input min-h-touch! bg-ground! pl-10!" maxLength={200} />
  </label>
)
