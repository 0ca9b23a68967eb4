import { ownFields } from '@energy/contracts/content'
import { recordOf } from '@energy/contracts/record-of'
import { expect, test } from 'vitest'
import { contentOf, valuesOf } from '../../src/features/content/record/values.ts'

const texts = { headerTitle: 'Solar', titlePrefix: '', titleDescription: '', cta: '', ctaImage: '', ctaImageAlt: '' }
const saved = { _id: '1', ...texts, sections: [], subTitles: [], pictures: [], createdAt: '', updatedAt: '' }

test('the values of the form are those of the item without the fields that the server sets', () => {
  expect(valuesOf('services', { ...saved, details: 'Long' })).toEqual({
    ...recordOf(ownFields, () => ''),
    ...texts,
    details: 'Long',
    sections: [],
    subTitles: [],
  })
})

test('the body of a kind contains its own optional field and not that of another kind', () => {
  const both = valuesOf('products', { ...saved, details: 'Long', author: 'Tomas' })
  expect(contentOf('products', both)).toMatchObject({ headerTitle: 'Solar', details: 'Long' })
  expect(contentOf('products', both)).not.toHaveProperty('author')
  expect(contentOf('blogs', both)).toMatchObject({ author: 'Tomas' })
  expect(contentOf('blogs', both)).not.toHaveProperty('details')
})

test('the values of a form include the fields of other kinds', () => {
  expect(valuesOf('products', { ...saved, details: 'Long', author: 'Tomas' })).toMatchObject({
    details: 'Long',
    author: 'Tomas',
  })
})

test('a draft from before the alternative texts opens with empty ones', () => {
  const section = { title: 'Roofs', description: '', prefix: '', cta: '', ctaImage: '/plates/solar.svg' }
  const draft = { ...saved, ctaImageAlt: undefined, sections: [section] }
  expect(valuesOf('blogs', JSON.parse(JSON.stringify(draft)))).toMatchObject({
    ctaImageAlt: '',
    sections: [{ ...section, ctaImageAlt: '' }],
  })
})
