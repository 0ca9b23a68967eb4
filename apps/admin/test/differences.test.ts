import { expect, test } from 'vitest'
import { differences } from '../src/features/content/editor/differences.ts'

const item = { headerTitle: 'Solar', titlePrefix: '', titleDescription: '', cta: '', ctaImage: '', details: '' }
const section = { title: '', prefix: '', description: '', cta: '', ctaImage: '' }

test('two states of an item differ in the fields that a person sees, by their labels', () => {
  const before = { ...item, sections: [], subTitles: [] }
  const after = { ...item, headerTitle: 'Solar arrays', sections: [section], subTitles: [] }
  expect(differences(before, after)).toBe('Title and Sections')
})

test('a field that a kind lacks is no difference', () => {
  const product = { ...item, sections: [], subTitles: [] }
  expect(differences(product, { ...product, author: '' })).toBe('')
})

test('the order in which an entry names its fields is no difference', () => {
  const one = {
    ...item,
    sections: [{ title: 'One', cta: '', prefix: '', description: '', ctaImage: '' }],
    subTitles: [],
  }
  const other = { ...one, sections: [{ ...section, title: 'One' }] }
  expect(differences(one, other)).toBe('')
})
