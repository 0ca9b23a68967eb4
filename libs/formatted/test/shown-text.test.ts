import { expect, test } from 'vitest'
import { placeholdersOf, shownBody } from '../src/shown-text.ts'

/** What the page About shows of its story. */
const storyOf = (story: string, phone: string) =>
  shownBody('about', { story }, placeholdersOf({ name: 'Weir', phone }))['story']

test('a value of the company in a link is dialled without its spaces, and has no marks', () => {
  expect(storyOf('[Call **{phone}**](tel:{phone})', '+44 114 *0*')).toEqual([
    {
      type: 'paragraph',
      runs: [
        { text: 'Call ', href: 'tel:+44114*0*' },
        { text: '+44 114 *0*', bold: true, href: 'tel:+44114*0*' },
      ],
    },
  ])
})

test('a link that is none with a value of the company in it is text', () => {
  expect(storyOf('> [Call](/{phone})', '/evil.example')).toEqual([
    { type: 'quote', blocks: [{ type: 'paragraph', runs: [{ text: 'Call' }] }] },
  ])
})
