import { expect, test } from 'vitest'
import { chosenLabels, chosenOf, textOfChosen, textsOfChoices } from '../src/kinds/choices.ts'

const choices = { steps: 'How it works', tariffs: 'Tariff types', figures: 'Figures' }

test('a field that was never filled in has all choices, and one without any is another text', () => {
  expect(chosenOf(choices, '')).toEqual(['steps', 'tariffs', 'figures'])
  expect(textOfChosen(choices, ['steps', 'tariffs', 'figures'])).toBe('')
  expect(textOfChosen(choices, [])).toBe('none')
  expect(chosenOf(choices, 'none')).toEqual([])
})

test('what is chosen is stored in the order of the choices', () => {
  expect(textOfChosen(choices, ['figures', 'steps'])).toBe('steps figures')
  expect(chosenOf(choices, 'steps figures')).toEqual(['steps', 'figures'])
})

test('every choice is stored as a text that is allowed, and is read back from it', () => {
  const texts = textsOfChoices(choices)
  expect(texts).toHaveLength(9)
  expect(new Set(texts).size).toBe(9)
  for (const text of texts) {
    expect(texts).toContain(textOfChosen(choices, chosenOf(choices, text)))
    expect(chosenOf(choices, textOfChosen(choices, chosenOf(choices, text)))).toEqual(chosenOf(choices, text))
  }
})

test('people read the labels of what is chosen', () => {
  expect(chosenLabels(choices, '')).toBe('How it works, Tariff types, Figures')
  expect(chosenLabels(choices, 'tariffs')).toBe('Tariff types')
  expect(chosenLabels(choices, 'none')).toBe('None')
})
