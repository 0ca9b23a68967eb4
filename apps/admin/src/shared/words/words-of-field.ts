import { chosenLabels } from '@energy/contracts/kinds/choices'
import type { Field } from '@energy/contracts/kinds/kind'

/** The value of a field as readers get it: what is chosen by its labels, any other text as it is. */
export const wordsOfField = (field: Field, text: string) =>
  field.control === 'choices' ? chosenLabels(field.choices, text) : text
