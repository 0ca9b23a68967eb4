import { keysOf } from '../record-of.ts'

/** What a field with choices offers: names, with their labels in the order in which they are shown. */
export type Choices = Readonly<Record<string, string>>

/** The stored text where nothing is chosen. No choice may have this name. */
const NONE = 'none'

/**
 * What a stored text has chosen, in the order of the choices. `""` has all of them: an item says nothing until somebody
 * switches a choice off.
 */
export function chosenOf<Offered extends Choices>(choices: Offered, text: string) {
  const names = keysOf(choices)
  const said = text.split(' ')
  return text === '' ? names : names.filter((name) => said.includes(name))
}

/** The text that stores what is chosen. */
export function textOfChosen(choices: Choices, chosen: readonly string[]) {
  const names = keysOf(choices)
  const said = names.filter((name) => chosen.includes(name))
  return said.length === names.length ? '' : said.join(' ') || NONE
}

/** What a stored text has chosen, by the labels. */
export const chosenLabels = (choices: Choices, text: string) =>
  chosenOf(choices, text)
    .map((name) => choices[name])
    .join(', ') || 'None'

/** Every text that may be stored: also all names, which are the same as none of them said. */
export const textsOfChoices = (choices: Choices) => [
  ...keysOf(choices).reduce((texts, name) => [...texts, ...texts.map((text) => `${text} ${name}`.trim())], ['']),
  NONE,
]
