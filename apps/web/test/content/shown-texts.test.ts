import { parse } from '@energy/formatted/parse'
import { expect, test } from 'vitest'
import { plainText } from '../../src/shared/content/plain-text.ts'
import { questionsOn } from '../../src/shared/content/questions-on.ts'
import { sharePath } from '../../src/shared/share-path.ts'
import { dayInWords, dayOf } from '../../src/shared/site/days.ts'
import { firstSite } from '../fixtures/first-site.ts'

test('a day is in words, and that of a moment is by the clock of the company', () => {
  expect(dayInWords('2027-12-25')).toBe('25 December 2027')
  const night = new Date('2027-03-28T23:30:00Z')
  expect(dayOf(night, 'Europe/Zurich')).toBe('29 March 2027')
  expect(dayOf(night, 'America/New_York')).toBe('28 March 2027')
  expect(dayOf(night, 'Mars/Olympus')).toBe('28 March 2027')
})

test('a list ends with the questions of its page and with those of both pages', () => {
  const { texts } = firstSite('services')
  const [first] = texts.questions ?? []
  if (!first) throw new Error('A new site has questions')
  const questions = (['Services', 'Guides', 'Services and guides'] as const).map((page) => ({ ...first, page }))
  const pagesOn = (page: 'Services' | 'Guides' | undefined) =>
    questionsOn({ ...texts, questions }, page).map((question) => question.page)
  expect(pagesOn('Services')).toEqual(['Services', 'Services and guides'])
  expect(pagesOn('Guides')).toEqual(['Guides', 'Services and guides'])
  expect(pagesOn(undefined)).toEqual([])
  expect(questionsOn({}, 'Services')).toEqual([])
})

test('a formatted text is without its marks where only plain text can be', () => {
  const formatted = { details: parse('It is **warm**.') }
  expect(plainText({ formatted }, 'It is **warm**.', 'details')).toBe('It is warm.')
  expect(plainText({ formatted }, 'As it is', 'titleDescription')).toBe('As it is')
  expect(plainText({}, 'As it is', 'details')).toBe('As it is')
})

test('each change of an item gives its picture for link previews another address', () => {
  const item = { _id: '7', updatedAt: '1970-01-01T00:00:01.234Z' }
  expect(sharePath('blogs', item)).toBe('/share/blogs/7-1234.jpg')
  expect(sharePath('blogs', { ...item, updatedAt: '1970-01-01T00:00:01.235Z' })).toBe('/share/blogs/7-1235.jpg')
})
