import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { parse } from '../src/parse.ts'
import { Formatted } from '../src/view.tsx'

const drawn = (text: string) => renderToStaticMarkup(<Formatted blocks={parse(text)} level={3} />)

test('a text is drawn as elements of its own', () => {
  expect(drawn('## Costs\n\n> **One** _two_\n\n2. [three](/a?b&c)\n\n- four')).toBe(
    [
      '<h3>Costs</h3>',
      '<blockquote><p><strong>One</strong> <em>two</em></p></blockquote>',
      '<ol start="2"><li><p><a href="/a?b&amp;c">three</a></p></li></ol>',
      '<ul><li><p>four</p></li></ul>',
    ].join(''),
  )
})

test('where a page is not of the site, the paths of the site lead there, also in a list, and other links where they led', () => {
  const blocks = parse('- [a](/a)\n- [b](https://b.example/c)\n- [d](mailto:d@example.com)')
  const html = renderToStaticMarkup(<Formatted blocks={blocks} level={3} base="https://site.example/path" />)
  expect([...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
    'https://site.example/a',
    'https://b.example/c',
    'mailto:d@example.com',
  ])
})

test('code in a text is shown as text', () => {
  expect(drawn('*<img src=x onerror=alert(1)>* [x](javascript:alert(1))')).toBe(
    '<p><em>&lt;img src=x onerror=alert(1)&gt;</em> [x](javascript:alert(1))</p>',
  )
})
