import { expect, test } from 'vitest'
import { pictureOf } from '../../src/shared/content/picture-of.ts'
import { aPicture } from '../fixtures/picture.ts'

const roof = aPicture('a', { alt: 'A roof' })
const ctaImage = `/media/${roof.hash}/1280.webp`

test('a picture is described by the words of its place, else by those of the library', () => {
  expect(pictureOf({ pictures: [roof] }, { ctaImage, ctaImageAlt: 'Ours' })).toEqual({
    src: ctaImage,
    alt: 'Ours',
    known: roof,
  })
  expect(pictureOf({ pictures: [roof] }, { ctaImage, ctaImageAlt: '' }).alt).toBe('A roof')
})

test('a link that leads elsewhere has the words of its place alone', () => {
  const elsewhere = { ctaImage: 'https://example.com/a.png', ctaImageAlt: 'A panel' }
  expect(pictureOf({ pictures: [roof] }, elsewhere)).toEqual({
    src: 'https://example.com/a.png',
    alt: 'A panel',
    known: undefined,
  })
})
