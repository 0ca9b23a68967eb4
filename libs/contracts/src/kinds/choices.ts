import { keysOf } from '../record-of.ts'

/** What a field with choices offers: names, with their labels in the order in which they are shown. */
export type Choices = Readonly<Record<string, string>>

/** The stored text where nothing is chosen. No choice may have this name. */
const NONE = 'none'

/**
 * What a stored text has chosen, in the order of the choices. `""` has all of them, so that an item has all until
 * somebody switches one off.
 */
export function chosenOf<Offered extends Choices>(choices: Offered, text: string) {
  const names = keysOf(choices)
  const stored = text.split(' ')
  return text === '' ? names : names.filter((name) => stored.includes(name))
}

/** The text that stores what is chosen. */
export function textOfChosen(choices: Choices, chosen: readonly string[]) {
  const names = keysOf(choices)
  const stored = names.filter((name) => chosen.includes(name))
  return stored.length === names.length ? '' : stored.join(' ') || NONE
}

/** What a stored text has chosen, by the labels. */
export const chosenLabels = (choices: Choices, text: string) =>
  chosenOf(choices, text)
    .map((name) => choices[name])
    .join(', ') || 'None'

/** Every text that may be stored: also that of all names, which means the same as `""`. */
export const textsOfChoices = (choices: Choices) => [
  ...keysOf(choices).reduce((texts, name) => [...texts, ...texts.map((text) => `${text} ${name}`.trim())], ['']),
  NONE,
]
