/** What a placeholder of a reply template stands for. */
export const PLACEHOLDERS = {
  name: 'The name of the sender',
  service: 'The service or product that it is about, else “your request”',
  number: 'The number of the request, such as 2026-0412',
  company: 'Our name',
  phone: 'Our phone number',
} as const
export type Placeholder = keyof typeof PLACEHOLDERS

const PLACEHOLDER = /\{\{([^{}]*)\}\}/g

const isPlaceholder = (name: string): name is Placeholder => Object.hasOwn(PLACEHOLDERS, name)

/** A placeholder as it is written: `{{name}}`. */
export const written = (name: string) => `{{${name}}}`

/** The text of a template with its placeholders replaced. Unknown ones stay as they are. */
export const fillPlaceholders = (text: string, values: Readonly<Record<Placeholder, string>>) =>
  text.replace(PLACEHOLDER, (whole, inside: string) => {
    const name = inside.trim()
    return isPlaceholder(name) ? values[name] : whole
  })

/** What stands between braces in a text and is no placeholder, each once. */
export const unknownPlaceholders = (text: string) => [
  ...new Set(
    [...text.matchAll(PLACEHOLDER)].map(([, name = '']) => name.trim()).filter((name) => !isPlaceholder(name)),
  ),
]
