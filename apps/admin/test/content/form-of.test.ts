import { kinds } from '@energy/contracts/content'
import { keysOf } from '@energy/contracts/record-of'
import { isTextKind, textKinds } from '@energy/contracts/texts'
import { expect, test } from 'vitest'
import { formOf, labelOfTitle, labelsOf, partsOf } from '../../src/features/content/record/form-of.ts'
import {
  blankOf,
  contentTexts,
  entriesIn,
  textIn,
  titleOf,
  valuesOf,
} from '../../src/features/content/record/values.ts'
import { callsOf, listedOf, saveBody, startBody, valuesIn } from '../../src/features/content/record/calls.ts'
import { compare, differ } from '../../src/features/content/editor/compare.ts'
import { textGroups } from '../../src/features/content/texts/groups.ts'
import { collections, editedWords, listPath } from '../../src/shared/records/edited.ts'

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

const shownOf = (kind: Parameters<typeof formOf>[0]) => {
  const { title, line, image } = formOf(kind)
  return { title, line, image }
}

test('a list shows of an item its title, the line below it, and its picture', () => {
  expect(shownOf('services')).toEqual({ title: 'headerTitle', line: 'titlePrefix', image: 'ctaImage' })
  expect(shownOf('team')).toEqual({ title: 'name', line: 'role', image: 'picture' })
  expect(shownOf('questions')).toEqual({ title: 'question', line: 'answer', image: undefined })
  expect([labelOfTitle('team'), labelOfTitle('services'), labelOfTitle('company')]).toEqual(['Name', 'Title', ''])
})

test('a row of a list has its values and its title, whatever its kind', () => {
  const standing = { state: 'live' as const, hasChanges: true, schedules: [], pictures: [], pinned: true }
  const times = { createdAt: '', updatedAt: '', savedAt: '', savedBy: '' }
  const row = listedOf('team', { _id: '7', kind: 'team', texts: { name: 'Ada Byron' }, ...standing, ...times })
  expect(row).toEqual({ _id: '7', title: 'Ada Byron', values: { ...blankOf('team'), name: 'Ada Byron' }, ...standing })
})

test('the calls on an item are those of its kind, or of the texts', () => {
  expect([callsOf('services').draft.url, callsOf('team').draft.url]).toEqual([
    '/services/:id/draft',
    '/texts/:id/draft',
  ])
})

test('what a draft has in another shape is left out', () => {
  const values = valuesOf('company', { name: 7, hours: ['Monday', null, { day: 'Friday' }], holidays: 'none' })
  expect(values['name']).toBe('')
  expect(values['hours']).toEqual([{ day: 'Friday', opens: '', closes: '' }])
  expect(values['holidays']).toEqual([])
  expect(blankOf('services')).toMatchObject({ sections: [], subTitles: [] })
  expect(valuesIn('services', { texts: 'none', headerTitle: 'Solar' })).toMatchObject({ headerTitle: 'Solar' })
  expect([textIn({ hours: [] }, 'hours'), entriesIn({ name: 'Ada' }, 'name')]).toEqual(['', []])
})

test('the texts of an item of content have every field of its entries', () => {
  const values = { ...blankOf('services'), sections: [{ title: 'Roofs' }], subTitles: [{ subTitle: 'Walls' }] }
  const { sections, subTitles } = contentTexts(values)
  const shared = { cta: '', ctaImage: '', ctaImageAlt: '' }
  expect(sections).toEqual([{ prefix: '', title: 'Roofs', description: '', ...shared }])
  expect(subTitles).toEqual([{ subTitlePrefix: '', subTitle: 'Walls', subTitleDescription: '', ...shared }])
})

test('the texts of which there is one each are in groups, those that no group names among the pages', () => {
  const groups = textGroups.map(({ title, kinds: [first] }) => [title, first])
  expect(groups).toEqual([
    ['Company', 'company'],
    ['Home and shared blocks', 'home'],
    ['Pages', 'servicesPage'],
    ['Legal', 'privacy'],
  ])
  expect(textGroups[2]?.kinds).toContain('about')
})

test('each text is on one screen: in a group of the texts, or in a list of its own', () => {
  const grouped = textGroups.flatMap((group) => group.kinds)
  expect([...grouped, ...collections].toSorted()).toEqual(keysOf(textKinds).filter(isTextKind).toSorted())
  expect([editedWords.company.editor('7'), listPath('company', '7')]).toEqual(['/texts/company', '/texts'])
  expect([editedWords.team.editor('7'), listPath('team', '7')]).toEqual(['/team/7', '/team?id=7'])
  expect([editedWords.products.editor('7'), listPath('blogs', '7')]).toEqual(['/updateProducts/7', '/blog?id=7'])
})
