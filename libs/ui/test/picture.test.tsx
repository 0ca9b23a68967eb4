// @vitest-environment jsdom
import { expect, onTestFinished, test, vi } from 'vitest'
import { isPictureLink, knownPicture } from '../src/picture-link.ts'
import { Avatar, Illustration, Picture } from '../src/picture.tsx'
import { render } from './fixtures/render.ts'

test.each(['https://example.com/a.png', '/plates/solar.svg'])('%s is a picture link', (link) => {
  expect(isPictureLink(link)).toBe(true)
})
test.each(['', 'https://', 'http://example.com/a.png', '//evil.example/a.png', '/\\evil.example', 'a.png', 'x/a.png'])(
  '%j is no picture link',
  (link) => expect(isPictureLink(link)).toBe(false),
)

const sourceOf = (image: HTMLElement) => image.getAttribute('src')

test('a picture sends no referrer, because it may be from another site', () => {
  for (const picture of [<Picture key="1" src="/a.png" />, <Avatar key="2" src="/a.png" />])
    expect(render(picture).find('img').getAttribute('referrerpolicy')).toBe('no-referrer')
})

test('a picture without a link that can be shown is the default one', () => {
  const { find, show } = render(<Picture src="http://example.com/a.png" />)
  expect(sourceOf(find('img'))).toBe('/plates/default.svg')
  show(<Picture src="" fallback="/plates/avatar.svg" />)
  expect(sourceOf(find('img'))).toBe('/plates/avatar.svg')
})

test('a path is read from the site, and a link from its own place', () => {
  const { find, show } = render(<Illustration src="/a.png" base="https://site.example" />)
  expect(sourceOf(find('img'))).toBe('https://site.example/a.png')
  show(<Illustration src="https://example.com/a.png" base="https://site.example" />)
  expect(sourceOf(find('img'))).toBe('https://example.com/a.png')
})

test('a picture that fails to load is replaced by the default one, and another link is tried again', () => {
  const { find, show } = render(<Picture src="/broken.png" />)
  find('img').dispatchEvent(new Event('error'))
  show(<Picture src="/broken.png" />)
  expect(sourceOf(find('img'))).toBe('/plates/default.svg')
  show(<Picture src="/other.png" />)
  expect(sourceOf(find('img'))).toBe('/other.png')
})

test('a picture that failed before the page was hydrated is replaced, too', () => {
  const complete = vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true)
  onTestFinished(() => complete.mockRestore())
  const { find, show } = render(<Picture src="/broken.png" />)
  show(<Picture src="/broken.png" />)
  expect(sourceOf(find('img'))).toBe('/plates/default.svg')
})

const roof = {
  hash: 'a'.repeat(64),
  width: 1000,
  height: 1500,
  widths: [320, 640, 960],
  color: '#336699',
  alt: '',
  focalX: 31,
  focalY: 99,
}
const link = `/media/${roof.hash}/1280.webp`
const files = (format: string, base = '') =>
  [320, 640, 960].map((width) => `${base}/media/${roof.hash}/${width}.${format} ${width}w`).join(',')

test('a link to a picture of the site is known by its hash, and no other link is', () => {
  expect(knownPicture(link, [{ ...roof, hash: 'b'.repeat(64) }, roof])).toBe(roof)
  for (const other of ['', '/plates/solar.svg', `https://example.com${link}`, `/media/${'c'.repeat(64)}/1280.webp`])
    expect(knownPicture(other, [roof])).toBeUndefined()
})

test('of a picture of the site the browser chooses a file that exists: AVIF first, then WebP, by the same sizes', () => {
  const { find } = render(<Picture src={link} known={roof} sizes="50vw" fetchPriority="high" loading="eager" />)
  const source = find('picture > source')
  expect([source.getAttribute('type'), source.getAttribute('srcset'), source.getAttribute('sizes')]).toEqual([
    'image/avif',
    files('avif'),
    '50vw',
  ])
  const image = find('picture > img')
  expect([sourceOf(image), image.getAttribute('srcset'), image.getAttribute('sizes')]).toEqual([
    link,
    files('webp'),
    '50vw',
  ])
  expect([image.getAttribute('loading'), image.getAttribute('fetchpriority')]).toEqual(['eager', 'high'])
})

test('a picture of the site has its own size, so that nothing shifts when it arrives', () => {
  const image = render(<Picture src={link} known={roof} />).find('img')
  expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['1000', '1500'])
})

test('for a page on another origin the files are read from the site', () => {
  const { find } = render(<Picture src={link} known={roof} base="https://site.example" />)
  expect(find('source').getAttribute('srcset')).toBe(files('avif', 'https://site.example'))
})

test('an illustration is cropped around the focal point, and has the colour of the picture until it arrives', () => {
  const { find } = render(<Illustration className="wide" src={link} known={roof} />)
  expect(find('.illustration').className.split(' ')).toEqual(
    expect.arrayContaining(['wide', '[--x:30%]', '[--y:100%]']),
  )
  expect(find('.illustration > svg > rect').getAttribute('fill')).toBe('#336699')
})

test('a picture of the site that fails to load is replaced by the default one, without its files', () => {
  const { find, show } = render(<Picture src={link} known={roof} />)
  find('img').dispatchEvent(new Event('error'))
  show(<Picture src={link} known={roof} />)
  expect(sourceOf(find('div > img'))).toBe('/plates/default.svg')
  expect(find('img').hasAttribute('srcset')).toBe(false)
})
