import type { Control } from '@energy/contracts/kinds/kind'

/** The field with the alternative text of an image field. */
export const altOf = (image: string) => `${image}Alt`

/** The fields without those that belong to an image, which is shown with its alternative text. */
export function withoutAlts<F extends { name: string; control: Control }>(fields: readonly F[]) {
  const alts = fields.filter(({ control }) => control === 'image').map(({ name }) => altOf(name))
  return fields.filter(({ name }) => !alts.includes(name))
}
