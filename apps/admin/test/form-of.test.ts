import { kinds } from '@energy/contracts/content'
import { keysOf } from '@energy/contracts/record-of'
import { isTextKind, textKinds } from '@energy/contracts/texts'
import { expect, test } from 'vitest'
import { formOf, labelsOf, partsOf } from '../src/features/content/record/form-of.ts'
import { blankOf, titleOf, valuesOf } from '../src/features/content/record/values.ts'
import { saveBody, startBody, valuesIn } from '../src/features/content/record/calls.ts'
import { compare, differ } from '../src/features/content/editor/compare.ts'
import { textGroups } from '../src/features/content/texts/groups.ts'
import { collections, editedWords, listPath } from '../src/shared/edited.ts'

const textOf = (pieces: readonly { text: string }[]) => pieces.map(({ text }) => text).join('')

test('a field with a heading begins a part of the form', () => {
  const parts = partsOf(formOf('company').fields)
  expect(parts.map(({ heading }) => heading)).toEqual(['Name', 'Contact', 'Time and money', 'Answers', 'Footer'])
  expect(parts[1]?.fields.map(({ name }) => name)).toEqual(['email', 'phone', 'address'])
  expect(partsOf(formOf('services').fields)).toHaveLength(1)
})

test.each([...keysOf(kinds), ...keysOf(textKinds)])('each field of %s has a label that no other has', (kind) => {
  const labels = labelsOf(kind).map(({ label }) => label)
  expect(labels).toEqual([...new Set(labels)])
})

test('a label that stands in several parts is named with its part', () => {
  const labels = labelsOf('home').map(({ label }) => label)
  expect(labels).toEqual(expect.arrayContaining(['Mission: Title', 'Products: Title', 'First line', 'Figures']))
})

test('the form of a text has its fields and lists, and the first option where nothing is chosen', () => {
  const stored = { question: 'Who applies?', page: '', unknown: 'x' }
  expect(valuesOf('questions', stored)).toEqual({ question: 'Who applies?', answer: '', page: 'Services and guides' })
  expect(valuesOf('company', { hours: [{ opens: '08:00' }] })['hours']).toEqual([
    { day: 'Monday', opens: '08:00', closes: '' },
  ])
})

test('texts are read and sent below their name, content as it is', () => {
  const values = { ...blankOf('quote'), text: 'Cold rooms are history.' }
  expect(valuesIn('quote', { kind: 'quote', texts: { text: 'Cold rooms are history.' } })).toEqual(values)
  expect(saveBody('quote', values)).toEqual({ texts: values })
  const question = blankOf('questions')
  expect(startBody('questions', question)).toEqual({ kind: 'questions', texts: question })
  expect(saveBody('services', { ...blankOf('services'), headerTitle: 'Solar' })).toMatchObject({ headerTitle: 'Solar' })
})

test('versions of a text are compared in the words of its record', () => {
  const before = { ...blankOf('company'), phone: '0112', hours: [{ day: 'Monday', opens: '08:00', closes: '17:00' }] }
  const now = { ...before, phone: '0999', hours: [{ day: 'Monday', opens: '09:00', closes: '17:00' }] }
  expect(compare('company', before, now).map((found) => [found.label, textOf(found.now)])).toEqual([
    ['Phone', '0999'],
    ['Opening hours', '1.\nDay: Monday\nOpens: 09:00\nCloses: 17:00'],
  ])
  expect([differ('company', before, now), differ('company', before, { ...before })]).toEqual([true, false])
})

test('an item of a collection has a title, the only item of its kind has none', () => {
  expect(titleOf('team', { name: 'Ada Byron' })).toBe('Ada Byron')
  expect(titleOf('team', { name: '' })).toBe('Untitled')
  expect(titleOf('company', { name: 'Millrace Energy' })).toBe('')
})

test('each text is on one screen: in a group of the texts, or in a list of its own', () => {
  const grouped = textGroups.flatMap((group) => group.kinds)
  expect([...grouped, ...collections].toSorted()).toEqual(keysOf(textKinds).filter(isTextKind).toSorted())
  expect([editedWords.company.editor('7'), listPath('company', '7')]).toEqual(['/texts/company', '/texts'])
  expect([editedWords.team.editor('7'), listPath('team', '7')]).toEqual(['/team/7', '/team?id=7'])
  expect([editedWords.products.editor('7'), listPath('blogs', '7')]).toEqual(['/updateProducts/7', '/blog?id=7'])
})
