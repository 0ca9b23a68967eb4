import { expect, test } from 'vitest'
import { topicNamed, topicsOf } from '../src/content/topics.ts'

test('commas separate topics, each of which counts once', () => {
  expect(topicsOf(' Heat pumps,Grants ,, Heat pumps\n, Éco')).toEqual(['Heat pumps', 'Grants', 'Éco'])
  expect(topicsOf('')).toEqual([])
})

test('a topic is found as a whole and without regard to case', () => {
  expect(topicNamed(['Heat pumps', 'Heat'], ' HEAT ')).toBe('Heat')
  expect(topicNamed(['Heat pumps'], 'heat')).toBeUndefined()
  expect(topicNamed(['Heat pumps'], '')).toBeUndefined()
})
