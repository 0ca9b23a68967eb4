import type { TextField } from './record.ts'

/** The fields of a page's banner, and its description for search engines. */
export const banner = {
  bannerFirst: { heading: 'Banner', label: 'First line', control: 'line', maxLength: 60 },
  bannerLast: { label: 'Last line', control: 'line', maxLength: 60, hint: 'A band runs on from it.' },
  bannerLead: { label: 'Text', control: 'long', maxLength: 1_000 },
  description: {
    label: 'Description for search engines',
    control: 'line',
    hint: 'One sentence; search engines show about 150 characters.',
  },
} as const satisfies Record<string, TextField>

/** The fields of a section's head. */
export const head = {
  title: { label: 'Title', control: 'line' },
  lead: { label: 'Text', control: 'long', maxLength: 1_000 },
} as const satisfies Record<string, TextField>
