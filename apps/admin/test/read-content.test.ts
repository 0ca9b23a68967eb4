import { expect, test } from 'vitest'
import { contentOf, readForm } from '../src/features/content/editor/read-content.ts'

const typed = (values: Record<string, string>) => {
  const data = new FormData()
  for (const [name, value] of Object.entries(values)) data.set(name, value)
  return readForm(data)
}

test('all entries of a list are read in their order', () => {
  const { sections, subTitles } = typed({
    '/sections/0/title': 'The turbine',
    '/sections/0/cta': '',
    '/sections/1/title': 'The cable',
    '/sections/1/cta': 'Get Service',
    '/subTitles/0/subTitle': 'Before',
    '/subTitles/0/cta': '',
  })
  expect(sections).toEqual([
    { title: 'The turbine', prefix: '', description: '', cta: '', ctaImage: '' },
    { title: 'The cable', prefix: '', description: '', cta: 'Get Service', ctaImage: '' },
  ])
  expect(subTitles).toHaveLength(1)
})

test('the body of a kind contains its own optional field and not that of another kind', () => {
  const both = typed({ '/headerTitle': 'Solar', '/details': 'Long', '/author': 'Tomas' })
  expect(contentOf('products', both)).toMatchObject({ headerTitle: 'Solar', details: 'Long' })
  expect(contentOf('products', both)).not.toHaveProperty('author')
  expect(contentOf('blogs', both)).toMatchObject({ author: 'Tomas' })
  expect(contentOf('blogs', both)).not.toHaveProperty('details')
})

test('the values of a form include the fields of other kinds', () => {
  expect(typed({ '/details': 'Long', '/author': 'Tomas' })).toMatchObject({ details: 'Long', author: 'Tomas' })
})
