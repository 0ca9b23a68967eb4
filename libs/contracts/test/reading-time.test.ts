import { expect, test } from 'vitest'
import { minutesOf } from '../src/content/reading-time.ts'

const anItem = (texts: object = {}) => ({
  headerTitle: '',
  titlePrefix: '',
  titleDescription: '',
  sections: [],
  subTitles: [],
  ...texts,
})
const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ')
const asTyped = (text: string) => text

test('a reader takes in 200 words a minute, and no item in less than one minute', () => {
  expect(minutesOf(anItem(), asTyped)).toBe(1)
  for (const [count, minutes] of [
    [299, 1],
    [300, 2],
    [1_000, 5],
  ] as const)
    expect([count, minutesOf(anItem({ titleDescription: words(count) }), asTyped)]).toEqual([count, minutes])
})

test('every text that the page shows counts, in every section and sub title', () => {
  const text = words(100)
  const section = { prefix: text, title: text, description: text }
  const subTitle = { subTitlePrefix: text, subTitle: text, subTitleDescription: text }
  const texts = { headerTitle: text, titlePrefix: text, titleDescription: text, details: text }
  // 4 + 2 × 3 + 2 × 3 texts of 100 words.
  expect(minutesOf(anItem({ ...texts, sections: [section, section], subTitles: [subTitle, subTitle] }), asTyped)).toBe(
    8,
  )
})

test('formatted texts are counted without their marks, by the path of their field', () => {
  const paths: string[] = []
  const sections = [
    { prefix: 'a', title: 'b', description: words(1_000) },
    { prefix: 'a', title: 'b', description: words(1_000) },
  ]
  const without = (text: string, path: string) => {
    paths.push(path)
    return path === 'sections.1.description' ? '' : text
  }
  expect(minutesOf(anItem({ sections }), without)).toBe(5)
  expect(paths).toEqual(['titleDescription', 'details', 'sections.0.description', 'sections.1.description'])
})
