// @vitest-environment jsdom
import { expect, onTestFinished, test, vi } from 'vitest'
import { isPictureLink } from '../src/picture-link.ts'
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
