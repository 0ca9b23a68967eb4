import { expect, test } from 'vitest'
import { digitsOf } from '../../src/shared/digits.ts'

test('a phone number keeps only its digits', () => {
  expect(digitsOf('020 7946-0112')).toBe('02079460112')
  expect(digitsOf('call me')).toBe('')
  expect(digitsOf('０２０ ７９４６ ０１１２')).toBe('02079460112')
})

test('the plus of a country code becomes two zeros', () => {
  expect(digitsOf('+44 20 7946 0112')).toBe('00442079460112')
  expect(digitsOf(' +44 (0)20 7946 0112')).toBe('00442079460112')
  expect(digitsOf('0044 (0) 20 7946 0112')).toBe('00442079460112')
  expect(digitsOf('+44 ( 0 )20 7946 0112')).toBe('00442079460112')
  expect(digitsOf('+44 (07)20 7946 0112')).toBe('0044072079460112')
  expect(digitsOf('+44 (20)7946 0112')).toBe('00442079460112')
})

test('a plus in brackets or after a word is that of a country code, too', () => {
  expect(digitsOf('(+44) 20 7946 0112')).toBe('00442079460112')
  expect(digitsOf('Tel.: +44 (0)20 7946 0112')).toBe('00442079460112')
  expect(digitsOf('(0044) (0)20 7946 0112')).toBe('00442079460112')
  expect(digitsOf('020 7946 0112 + 5')).toBe('020794601125')
})

test('a zero in brackets stays if there is no country code before it', () => {
  expect(digitsOf('(0)20 7946 0112')).toBe('02079460112')
  expect(digitsOf('020 7900 (0)12')).toBe('0207900012')
})

test('a number that has only digits stays as it is', () => {
  expect(digitsOf(digitsOf('+1 555 0100'))).toBe('0015550100')
})
