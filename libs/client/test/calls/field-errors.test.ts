import { expect, test } from 'vitest'
import { fieldErrorsOf } from '../../src/field-errors.ts'

const problem = { type: 'about:blank', title: 'Bad Request', status: 400, detail: 'Some fields are not valid.' }
const labels: Record<string, string> = { headerTitle: 'Title', 'sections.0.title': 'Title' }
const labelOf = (name: string) => labels[name]

test('a field error has the path of its field and the label of the screen', () => {
  const errors = [
    { path: '/headerTitle', message: 'headerTitle must not be empty.' },
    { path: '/sections/0/title', message: 'title must have at most 300 characters.' },
  ]
  expect(fieldErrorsOf({ ...problem, errors }, labelOf)).toEqual([
    { name: 'headerTitle', message: 'Title must not be empty.' },
    { name: 'sections.0.title', message: 'Title must have at most 300 characters.' },
  ])
})

test('a message that does not begin with the name of its field stays as it is', () => {
  const errors = [{ path: '/headerTitle', message: 'headerTitles are unique.' }]
  expect(fieldErrorsOf({ ...problem, errors }, labelOf)).toEqual([
    { name: 'headerTitle', message: 'headerTitles are unique.' },
  ])
})

test('a field without a label keeps the name of the contract', () => {
  const errors = [{ path: '/sections', message: 'sections must have at most 50 entries.' }]
  expect(fieldErrorsOf({ ...problem, errors }, labelOf)).toEqual([
    { name: 'sections', message: 'sections must have at most 50 entries.' },
  ])
})

test.each([{ errors: [] }, {}])('a problem that names no field is an error of the form: %j', (named) => {
  expect(fieldErrorsOf({ ...problem, ...named }, labelOf)).toEqual([{ name: '', message: problem.detail }])
})
