import { CircleQuestionMark, FileText, Package } from 'lucide-react'
import { expect, test } from 'vitest'
import { editedWords, isOrderedByHand } from '../../src/shared/records/edited.ts'

test('an item of content is added on the upload screen, and is shown on a page of its own', () => {
  const { products } = editedWords
  expect(products).toMatchObject({
    icon: Package,
    add: '/upload?type=products',
    newTitle: 'Post',
    unpublish: {
      hint: 'Takes the page down, keeps the content',
      warning:
        'The page answers “This page is not here” from now on, and leaves the lists and the menu. The content stays here.',
    },
  })
  expect([products.added('Heat pumps'), products.updated('Heat pumps')]).toEqual([
    'Products Added Successfully.',
    'Products Updated Successfully.',
  ])
  expect(products.page('7')).toBe('/single_product/7')
})

test('an item of a collection is called by its kind, and its notices by its title', () => {
  const { questions } = editedWords
  expect(questions).toMatchObject({
    icon: CircleQuestionMark,
    oneInText: 'question',
    manyInText: 'questions',
    add: '/texts/new?kind=questions',
    newTitle: 'New question',
    notFound: 'There is no such question. It may have been deleted.',
    unpublish: {
      hint: 'Takes it off the site, keeps the text',
      warning: 'The pages of the site no longer show it from now on. The text stays here.',
    },
  })
  expect([questions.added('Who applies?'), questions.updated('Who applies?')]).toEqual([
    'Who applies? is live.',
    'Who applies? is live.',
  ])
  expect(questions.page('7')).toBe('/our_service')
})

test('a text of which there is one is called a text, and is live under the name of its kind', () => {
  const { home } = editedWords
  expect(home).toMatchObject({ icon: FileText, oneInText: 'text', manyInText: 'texts' })
  expect(home.updated('')).toBe('Home is live.')
})

test('products, services and collections are ordered by hand; guides and texts of which there is one are not', () => {
  expect((['products', 'services', 'team', 'blogs', 'home'] as const).map(isOrderedByHand)).toEqual([
    true,
    true,
    true,
    false,
    false,
  ])
})
