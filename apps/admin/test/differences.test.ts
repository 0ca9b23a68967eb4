import { expect, test } from 'vitest'
import { differences } from '../src/features/content/editor/differences.ts'

const item = {
  headerTitle: 'Solar',
  titlePrefix: '',
  titleDescription: '',
  cta: '',
  ctaImage: '',
  ctaImageAlt: '',
  details: '',
}
const section = { title: '', prefix: '', description: '', cta: '', ctaImage: '', ctaImageAlt: '' }
const subTitle = { subTitle: '', subTitleDescription: '', subTitlePrefix: '', cta: '', ctaImage: '', ctaImageAlt: '' }

test('the differences between two versions of an item are the labels of the changed fields', () => {
  const before = { ...item, sections: [], subTitles: [] }
  const after = { ...item, headerTitle: 'Solar arrays', sections: [section], subTitles: [] }
  expect(differences(before, after)).toBe('Title and Sections')
})

test('an empty field that the kind lacks is not a difference', () => {
  const product = { ...item, sections: [], subTitles: [] }
  expect(differences(product, { ...product, author: '' })).toBe('')
})

test('the order of the fields in an entry is not a difference', () => {
  const one = {
    ...item,
    sections: [{ title: 'One', cta: '', prefix: '', description: '', ctaImage: '', ctaImageAlt: '' }],
    subTitles: [],
  }
  const other = { ...one, sections: [{ ...section, title: 'One' }] }
  expect(differences(one, other)).toBe('')
})

test('a text that differs in one section is a difference', () => {
  const before = { ...item, sections: [section, section], subTitles: [subTitle] }
  expect(differences(before, { ...before, sections: [section, { ...section, cta: 'Ask' }] })).toBe('Sections')
  expect(differences(before, { ...before, subTitles: [{ ...subTitle, subTitle: 'One' }] })).toBe('Sub titles')
})
