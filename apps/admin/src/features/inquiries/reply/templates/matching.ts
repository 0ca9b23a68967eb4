import type { Template } from '@energy/contracts/inquiries/templates'

/** The templates whose name or text has every word that was typed. */
export function matching<T extends Pick<Template, 'name' | 'text'>>(templates: readonly T[], typed: string) {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean)
  return templates.filter(({ name, text }) => {
    const within = `${name}\n${text}`.toLowerCase()
    return words.every((word) => within.includes(word))
  })
}
