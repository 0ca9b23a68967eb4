import { expect, test } from 'vitest'
import { headTags } from '../src/app/head-tags.ts'

const tagsOf = (image: string) =>
  headTags({ head: { title: 'Solar', image }, url: 'https://energy.example/single_product/1', structuredData: [] })

test.each([
  ['/photographs/roof.jpg', 'https://energy.example/photographs/roof.jpg'],
  ['https://pictures.example/a.png', 'https://pictures.example/a.png'],
])('the preview of a link has the picture of its page: %s', (image, link) => {
  expect(tagsOf(image)).toContain(`<meta property="og:image" content="${link}">`)
})

test.each([
  '',
  '/plates/solar.svg',
  'https://[',
  'https://%zz/a.png',
  'javascript:alert(1)',
  'data:image/png;base64,AAAA',
  'http://pictures.example/a.png',
  '//pictures.example/a.png',
  '/\\pictures.example/a.png',
])('a picture that previews cannot show is replaced by one of ours: %s', (image) => {
  expect(tagsOf(image)).toContain('<meta property="og:image" content="https://energy.example/link-picture.png">')
})
