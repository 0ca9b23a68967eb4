// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { fieldOf, partOf } from '../../../src/features/content/preview/edited-part.ts'

test.each([
  ['headerTitle', 'Title'],
  ['details', 'Details'],
  ['blocks', 'Blocks'],
  ['sections.3.title', 'Section 4'],
  ['subTitles.0.ctaImage', 'Sub title 1'],
])('the part of %s is called %s', (field, label) => expect(partOf('services', field)).toEqual({ field, label }))

test('a part of a text has its name in the form', () => {
  expect(partOf('home', 'missionTitle')).toEqual({ field: 'missionTitle', label: 'Mission: Title' })
  expect(partOf('company', 'hours.2.opens')).toEqual({ field: 'hours.2.opens', label: 'Day 3' })
})

test('what the page does not show is no part: the author of a service, another form, the list itself', () => {
  for (const field of ['author', 'preview-width', 'sections', '']) expect(partOf('services', field)).toBeUndefined()
})

test('the field of an input is its name; within an editor of formatted text, that of the editor', () => {
  document.body.innerHTML =
    '<input name="cta"><div data-field="sections.0.description"><p id="text">Text</p></div><b></b>'
  expect(fieldOf(document.querySelector('input'))).toBe('cta')
  expect(fieldOf(document.querySelector('#text'))).toBe('sections.0.description')
  expect(fieldOf(document.querySelector('b'))).toBe('')
  expect(fieldOf(null)).toBe('')
})
