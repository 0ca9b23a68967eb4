import { expect, test } from 'vitest'
import { readContent } from '../src/components/read-content.ts'

const typed = (values: Record<string, string>) => {
  const data = new FormData()
  for (const [name, value] of Object.entries(values)) data.set(name, value)
  return data
}
const section = { title: '', prefix: '', description: '', cta: '', ctaImage: '' }

test('the entries of a list are read as far as they go, in their order', () => {
  const { sections, subTitles } = readContent(
    'services',
    typed({ '/sections/0/title': 'The turbine', '/sections/1/title': 'The cable', '/subTitles/0/subTitle': 'Before' }),
  )
  expect(sections).toEqual([
    { ...section, title: 'The turbine' },
    { ...section, title: 'The cable' },
  ])
  expect(subTitles).toHaveLength(1)
})

test('a kind is sent the field it has and not the one it lacks', () => {
  const both = typed({ '/headerTitle': 'Solar', '/details': 'Long', '/author': 'Tomas' })
  expect(readContent('products', both)).toMatchObject({ headerTitle: 'Solar', details: 'Long' })
  expect(readContent('products', both)).not.toHaveProperty('author')
  expect(readContent('blogs', both)).toMatchObject({ author: 'Tomas' })
  expect(readContent('blogs', both)).not.toHaveProperty('details')
})
