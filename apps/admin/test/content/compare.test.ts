import { expect, test } from 'vitest'
import { compare } from '../../src/features/content/editor/compare.ts'
import { blankOf } from '../../src/features/content/record/values.ts'

const blank = blankOf('services')

const marked = (pieces: readonly { text: string; isChanged: boolean }[]) =>
  pieces.map(({ text, isChanged }) => (isChanged ? `[${text}]` : text)).join('')

test('a version is compared with the form field by field, and word by word', () => {
  const version = { ...blank, headerTitle: 'Heat from the air', cta: 'Ask' }
  const now = { ...blank, headerTitle: 'Heat from the ground', cta: 'Ask' }
  const differences = compare('services', version, now)
  expect(differences.map(({ name, label }) => [name, label])).toEqual([['headerTitle', 'Title']])
  expect(differences.map(({ before }) => marked(before))).toEqual(['Heat from the [air]'])
  expect(differences.map((difference) => marked(difference.now))).toEqual(['Heat from the [ground]'])
})

test('a section that moved or changed is shown with its number', () => {
  const section = { title: '', prefix: '', description: '', cta: '', ctaImage: '', ctaImageAlt: '' }
  const [one, two] = [
    { ...section, title: 'Controls' },
    { ...section, title: 'After' },
  ]
  const [difference] = compare('blogs', { ...blank, sections: [one, two] }, { ...blank, sections: [two, one] })
  expect(difference?.label).toBe('Sections')
  expect(difference?.before.map(({ text }) => text).join('')).toBe('1.\nTitle: Controls\n\n2.\nTitle: After')
  expect(difference?.now.map(({ text }) => text).join('')).toBe('1.\nTitle: After\n\n2.\nTitle: Controls')
})

test('what is chosen is compared by its labels; all of it named is the same as nothing said', () => {
  const [difference] = compare('services', { ...blank, blocks: 'none' }, { ...blank, blocks: 'tariffs' })
  expect(difference).toMatchObject({ name: 'blocks', label: 'Blocks' })
  expect(difference?.before.map(({ text }) => text).join('')).toBe('None')
  expect(difference?.now.map(({ text }) => text).join('')).toBe('Tariff types')
  expect(compare('services', blank, { ...blank, blocks: 'steps tariffs' })).toEqual([])
})

test('spaces around a text are no difference, as the API drops them', () => {
  const section = { title: 'Roof', prefix: '', description: '', cta: '', ctaImage: '', ctaImageAlt: '' }
  const read = { ...blank, headerTitle: 'Heat', sections: [section] }
  const typed = { ...blank, headerTitle: 'Heat ', sections: [{ ...section, title: 'Roof\n' }] }
  expect(compare('services', read, typed)).toEqual([])
})

test('a field of another kind is not compared', () => {
  expect(compare('services', { ...blank, author: 'Ada' }, blank)).toEqual([])
})

test('a text that moved to another field of its section is a difference, the order of its fields is not', () => {
  const section = { title: 'Roof', prefix: '', description: '', cta: '', ctaImage: '', ctaImageAlt: '' }
  const reordered = Object.fromEntries(Object.entries(section).toReversed())
  const moved = { ...section, title: '', prefix: 'Roof' }
  const sectionsOf = (one: object) => ({ ...blank, sections: [{ ...section, ...one }] })
  expect(compare('products', sectionsOf({}), sectionsOf(reordered))).toEqual([])
  expect(compare('products', sectionsOf({}), sectionsOf(moved))).toHaveLength(1)
})

const long = (word: string) => Array.from({ length: 3_000 }, (_, at) => `${word}${at}`).join(' ')

test('long texts that have little in common are compared as a whole, as word by word would take seconds', () => {
  const [before, now] = [long('heat'), long('cold')]
  const differences = compare('services', { ...blank, details: before }, { ...blank, details: now })
  expect(differences).toEqual([
    {
      name: 'details',
      label: 'Details',
      before: [{ text: before, isChanged: true }],
      now: [{ text: now, isChanged: true }],
    },
  ])
})
